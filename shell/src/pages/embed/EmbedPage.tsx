import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { GAMES } from '@ninefold/contracts';
import { DAILIES } from '../../embed/dailies';
import { readRemoteEntry } from '../../config/run-time-files';
import { CodeBlock } from './CodeBlock';
import { copy } from './copy';
import { EMBED_GAMES, embedMarkup, embedPolicy, embedTrustedTypes, type EmbedTheme } from './embed-markup';
import styles from './EmbedPage.module.css';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as React declares its elements
  namespace JSX {
    interface IntrinsicElements {
      'ninefold-daily': {
        readonly game: string;
        readonly theme?: string | undefined;
        readonly className?: string | undefined;
      };
    }
  }
}

/** `/embed`: how to embed a daily in another site, with a live example. */
export default function EmbedPage() {
  const [game, setGame] = useState('sum');
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const site = useSiteOrigin();
  const games = useGamesOrigin();
  const hasExample = useEmbedScript();

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{copy.title}</h1>
        <p className={styles['lead']}>{copy.lead}</p>
      </header>
      <div className={styles['words']}>
        <section className={styles['section']}>
          <Choice
            name={copy.choose}
            options={EMBED_GAMES.map((name) => [name, GAMES[DAILIES[name] ?? 'sum_grid'].title])}
            chosen={game}
            onChoose={setGame}
          />
          <Choice
            name={copy.theme}
            options={Object.entries(copy.themes)}
            chosen={theme}
            onChoose={(name) => setTheme(name as EmbedTheme)}
          />
        </section>
        <section className={styles['section']}>
          <h2>{copy.markup}</h2>
          <CodeBlock name={copy.markupName} text={embedMarkup(site, game, theme)} />
          <p>{copy.markupNote}</p>
        </section>
      </div>
      <section className={styles['example']}>
        <h2>{copy.example}</h2>
        <ninefold-daily
          game={game}
          theme={theme === 'auto' ? undefined : theme}
          className={styles['daily']}
        />
        <p role="status" className={styles['note']}>
          {hasExample ? copy.exampleNote : copy.exampleFailed}
        </p>
      </section>
      <div className={styles['words']}>
        <Options />
        <section className={styles['section']}>
          <h2>{copy.policy.title}</h2>
          <p>{copy.policy.note}</p>
          <CodeBlock name={copy.policyName} text={embedPolicy(site, games)} />
          <p>{copy.policy.trustedTypes}</p>
          <CodeBlock name={copy.trustedTypesName} text={embedTrustedTypes(site, games)} />
        </section>
        <section className={styles['section']}>
          <h2>{copy.visitors.title}</h2>
          <ul className={styles['points']}>
            {copy.visitors.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Options() {
  const { title, rows, width } = copy.options;
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <dl className={styles['options']}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>
              <code>{row.name}</code>
            </dt>
            <dd>
              <code>{row.values}</code>
            </dd>
            <dd>{row.meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{width}</p>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  /** Value and label of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly chosen: string;
  onChoose(value: string): void;
}

function Choice({ name, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{name}</legend>
      {options.map(([value, label]) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const never = () => () => {};

/** Empty in static pages, because one build serves every origin. */
const useSiteOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );

/**
 * Origin of the games remote, which a site's policy must allow too; null until it is known, or if it cannot be read.
 */
function useGamesOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    // The stable build, because other sites never get a canary.
    readRemoteEntry('games', 1).then(
      (entry) => setOrigin(new URL(entry, window.location.origin).origin),
      () => undefined,
    );
  }, []);
  return origin;
}

/**
 * Adds the script to the page, as another site would. It defines the element for the lifetime of the page.
 * @returns false if the script could not be loaded
 */
function useEmbedScript(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (customElements.get('ninefold-daily')) return;
    const onerror = () => setFailed(true);
    document.head.append(
      Object.assign(document.createElement('script'), { src: '/embed.js', async: true, onerror }),
    );
  }, []);
  return !failed;
}
