export const OUTBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0.25rem 0; }
article { margin-top: 1.5rem; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 0.75rem; overflow: hidden; }
article header, details { padding: 1rem 1.25rem; }
time { opacity: 0.8; }
iframe { display: block; width: 100%; height: 20rem; border: 0; background: white; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.action { display: inline-block; margin-top: 0.5rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: #1d4ed8; color: white; text-decoration: none; }
.empty { margin-top: 2rem; padding: 2rem; text-align: center; border: 1px dashed currentColor; border-radius: 0.75rem; }
`;
