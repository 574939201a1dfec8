import type { Build } from '../build/read-build';
import { checkBuild } from '../build/check-build';
import { type Deployment, exclusively } from '../deploy-remote';
import { Failure } from '../failure';
import { signPreview } from './preview-token';

interface Previewed {
  /** The account that may see it. */
  readonly email: string;
  readonly shell: string;
  /** The first one is opened. */
  readonly paths: readonly string[];
  /** The private key. */
  readonly key: string | undefined;
}

/**
 * Puts a build beside those that were live, without making it live, and prints a link that shows it to one person.
 * @throws Failure when it could not be shown
 */
export async function previewBuild(
  deployment: Deployment,
  build: Build,
  { email, shell, paths, key }: Previewed,
): Promise<void> {
  const { remote, line, builds, say } = deployment;
  if (!key)
    throw new Failure('PREVIEW_KEY is missing: --new-preview-key prints one, and what the shell needs.');
  if (!email.includes('@'))
    throw new Failure('--preview takes the email address of the account that may see it.');
  await exclusively(deployment, `${remote} --preview`, async () => {
    await checkBuild(build, remote, (await line.read())?.entry);
    const entry = await builds.publish(build);
    const site = new URL(shell).origin;
    const token = await signPreview(key, { remote, base: new URL('.', entry).href, email, site });
    const link = new URL(paths[0] ?? '/', shell);
    link.search = new URLSearchParams({ remote: `${remote}@${entry}` }).toString();
    // Servers and their logs do not get a fragment.
    link.hash = `preview=${token}`;
    say(`For one hour, in a browser in which ${email} is signed in:\n${link.href}`);
  });
}
