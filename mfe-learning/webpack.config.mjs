import { remoteConfig } from '../tools/build/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-learning',
  directoryUrl: new URL('.', import.meta.url),
  hasBackground: true,
  hasPages: true,
  screens: {
    '/dashboard': './dashboard/DashboardPage',
    '/learn': './map/MapPage',
    '/learn/techniques': './technique-book/TechniqueList',
    '/learn/techniques/': './technique-book/TechniquePage',
    '/learn/': './lesson/LessonPage',
    '/practice': './practice/PracticePage',
    '/classes/join': './classes/join/JoinPage',
  },
  parts: {
    // Includes code shared by skills of a path.
    exercises:
      /packages\/learning\/src\/(exercise\/(polynomial\/|check-|read-|plain-signs|latin-letters|question-words|repeating-decimal|rounded|units|verdict\.|copy\.)|skills\/(builder[./]|(algebra|statistics|mental-math)\/(?!cut-|split-)[^/]+\.ts$))|packages\/contracts\/src\/(typed-characters|ascii-digits)\.ts$/,
    // Needed only by multiplication by parts.
    splits: /packages\/learning\/src\/skills\/mental-math\/(cut|split)-[^/]+\.ts$/,
    // Needed by nearly every page.
    screens:
      /lucide-react\/.*\/(check|circle-x)\.|packages\/ui\/src\/(Alert|Badge|Button|Card|ProgressBar|surfaces)\.|mfe-learning\/src\/(screen\/|map\/copy\.|sessions\/use-server-figures)|packages\/contracts\/src\/(account|day|games|limits|numbers|product|reached-level|read-known)\.ts$|shared-puzzle-engine\/src\/format-clock\.ts$/,
    // Frame and labels of every drawing, also used by charts on Progress.
    pictures:
      /mfe-learning\/src\/(drawings\/(scale|Picture|Drawings)\.|math\/(plain-text|answer-text|given-text)\.)/,
    random: /shared-puzzle-engine\/src\/(random|quiz\/shuffled)\.ts$/,
    // Learning state and skill table, needed first by the map, sessions, lessons, Progress and the Learn tab.
    standing:
      /packages\/learning\/src\/(mastery\/|skills\/(skill|skill-map)\.ts$|review\/(card-name|fact-skill|load-exercise)\.ts$|session\/open-skills\.ts$)|shared-puzzle-engine\/src\/day\/day-key\.ts$|mfe-learning\/src\/((mastery|next-step)\/|sessions\/(?!use-server-figures|cards-of-session))|packages\/contracts\/src\/(learning|stored-session)\.ts$|packages\/web\/src\/storage\/(outbox|record-store|same-person)\.ts$/,
  },
});
