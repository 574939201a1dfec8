import type { RemoteAppProps } from '@ninefold/platform';
import { createElement, useEffect, useRef, useState } from 'page-react';
import { mount } from '../legacy/mount';

/** A component of the page's React, whose element belongs to the other React. */
export default function App({ platform }: RemoteAppProps) {
  const element = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<ReturnType<typeof mount>>();
  useEffect(() => {
    const mounted = mount(element.current!);
    setApp(mounted);
    return () => mounted.unmount();
  }, []);
  useEffect(() => app?.show(platform), [app, platform]);
  return createElement('div', { ref: element });
}
