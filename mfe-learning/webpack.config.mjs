import { remoteConfig } from '../tools/build/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-learning',
  directoryUrl: new URL('.', import.meta.url),
  hasBackground: true,
  hasPages: true,
  parts: {
    // With what several skills of a path share.
    exercises:
      /packages\/learning\/src\/(exercise\/(polynomial\/|check-|read-|plain-signs|verdict\.|copy\.)|skills\/(builder[./]|(algebra|statistics|mental-math)\/(?!cut-|split-)[^/]+\.ts$))/,
    // Only multiplying by parts needs it.
    splits: /packages\/learning\/src\/skills\/mental-math\/(cut|split)-[^/]+\.ts$/,
    // What nearly every page begins with.
    screens:
      /lucide-react\/.*\/(check|circle-x)\.|packages\/ui\/src\/(Alert|Badge|Button|Card|ProgressBar|surfaces)\.|mfe-learning\/src\/(screen\/|map\/copy\.|sessions\/use-server-figures)|packages\/contracts\/src\/(account|day|games|limits|numbers|product|reached-level|read-known)\.ts$|shared-puzzle-engine\/src\/format-clock\.ts$/,
    // The words and the frame of each drawing, on a chart of progress too.
    pictures: /mfe-learning\/src\/(drawings\/(scale|Picture|Drawings)\.|math\/(plain-text|answer-text)\.)/,
    random: /shared-puzzle-engine\/src\/(random|quiz\/shuffled)\.ts$/,
    // Where the person stands on the map of skills: the map, a session, a lesson, Progress and the Learn tab begin with it.
    standing:
      /packages\/learning\/src\/(mastery\/|skills\/(skill|skill-map)\.ts$|review\/(card-name|fact-skill|load-exercise)\.ts$|session\/open-skills\.ts$)|shared-puzzle-engine\/src\/day\/day-key\.ts$|mfe-learning\/src\/((mastery|next-step)\/|sessions\/(?!use-server-figures|cards-of-session))|packages\/contracts\/src\/(learning|stored-session)\.ts$|packages\/web\/src\/storage\/(outbox|record-store|same-person)\.ts$/,
  },
});
