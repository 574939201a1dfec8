import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-learning',
  directoryUrl: new URL('.', import.meta.url),
  hasBackground: true,
  parts: {
    exercises:
      /shared-learning\/src\/(exercise\/(polynomial\/|check-|read-|plain-signs|verdict\.|copy\.)|skills\/making\/)/,
    random: /shared-puzzle-engine\/src\/(random|quiz\/shuffled)\.ts$/,
    // Where the person stands on the map of skills: the map, a session, a lesson, Progress and the Learn tab begin with it.
    standing:
      /shared-learning\/src\/(mastery\/|skills\/(skill|skill-map|(algebra|statistics|mental-math)\/(.*\/entry|algebra|statistics|mental-math))\.ts$|review\/(card-name|fact-skill|load-exercise)\.ts$)|mfe-learning\/src\/((mastery|next-step)\/|sessions\/(?!use-server-figures|cards-of-session))|shared-contracts\/src\/(learning|stored-session)\.ts$|shared-data\/src\/(outbox|record-store)\.ts$/,
  },
});
