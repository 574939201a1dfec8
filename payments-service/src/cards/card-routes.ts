import { Router, type Request, type Response } from 'express';
import { cardPaths, plainCard, unknownCard } from '@ninefold/cards';
import type { Config } from '../config/read-config';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';
import { rateLimiter } from '../http/middleware';
import type { DrawPng } from './draw-png';
import { sharePage } from './share-page';
import {
  pictureOfGame,
  sharedChallenge,
  sharedDay,
  sharedPractice,
  sharedPuzzle,
  sharedStamp,
  type LinkDependencies,
  type SharedLink,
  type SharedPicture,
} from './shared-links';

/**
 * Per network address. A chat fetches a link once for all its readers, so its servers call on behalf of many people.
 */
const CALLS_PER_MINUTE = 240;
const PAGE_MAX_AGE_S = 300;
const UNKNOWN_MAX_AGE_S = 60;
const PLAIN_MAX_AGE_S = 86_400;

export interface CardDependencies extends LinkDependencies {
  readonly config: Pick<Config, 'shellUrl' | 'shareUrl'>;
  readonly drawPng: DrawPng;
}

type Find<Found> = (request: Request) => Found | null | Promise<Found | null>;

const param = ({ params }: Request, name: string): string => String(params[name]);

/**
 * Pages and pictures of shared links. Unknown and malformed links get status 404, a page that says so, and the picture
 * of the product.
 */
export function cardRoutes(dependencies: CardDependencies): Router {
  const { config, drawPng } = dependencies;
  const routes = Router();
  const limiter = rateLimiter(CALLS_PER_MINUTE);

  async function sendPicture(response: Response, card: typeof plainCard, maxAge: number) {
    const png = await drawPng(card.draw());
    response
      .setHeader('Cache-Control', `public, max-age=${maxAge}`)
      // Pages on other origins embed it.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('png')
      .send(png);
  }

  function picture(path: string, find: Find<SharedPicture>) {
    routes.get(path, limiter, async (request, response) => {
      const link = await find(request);
      if (link) return sendPicture(response, link.card, link.maxAge);
      return sendPicture(response.status(404), plainCard, UNKNOWN_MAX_AGE_S);
    });
  }

  function page(path: string, find: Find<SharedLink>) {
    routes.get(path, limiter, async (request, response) => {
      const base = shareUrlOf(config);
      const link = await find(request);
      const maxAge = Math.min(PAGE_MAX_AGE_S, link?.maxAge ?? UNKNOWN_MAX_AGE_S);
      response
        .status(link ? 200 : 404)
        .setHeader('Cache-Control', `public, max-age=${maxAge}`)
        .type('html')
        .send(
          sharePage({
            card: link?.card ?? unknownCard,
            url: base + (link?.path ?? new URL(request.path, base).pathname),
            picture: base + (link?.picture ?? cardPaths.plain),
            target: config.shellUrl + (link?.target ?? '/puzzle-games'),
            redirects: link !== null,
          }),
        );
    });
  }

  const day: Find<SharedLink> = (request) => sharedDay(dependencies, param(request, 'day'));
  const stamp: Find<SharedLink> = (request) =>
    sharedStamp(dependencies, param(request, 'day'), param(request, 'seconds'));
  const puzzle: Find<SharedLink> = (request) =>
    sharedPuzzle(dependencies, param(request, 'day'), param(request, 'game'));
  const practice: Find<SharedLink> = (request) => sharedPractice(param(request, 'game'));
  const challenge: Find<SharedLink> = (request) => sharedChallenge(dependencies, param(request, 'code'));

  routes.get(cardPaths.plain, limiter, (_request, response) =>
    sendPicture(response, plainCard, PLAIN_MAX_AGE_S),
  );
  picture('/cards/game/:game.png', (request) => pictureOfGame(param(request, 'game')));
  picture('/cards/day/:day.png', day);
  picture('/cards/day/:day/:game.png', puzzle);
  picture('/cards/stamp/:day/:seconds.png', stamp);
  picture('/cards/challenge/:code.png', challenge);
  page('/share/day/:day/:game', puzzle);
  page('/share/practice/:game', practice);
  page('/share/stamp/:day/:seconds', stamp);
  page('/share/challenge/:code', challenge);
  return routes;
}

/** @throws Problem 404 when this deployment has no `SHARE_URL`, which the Open Graph tags of a page need */
function shareUrlOf({ shareUrl }: CardDependencies['config']): string {
  if (shareUrl === undefined) throw new Problem(404, 'sharing-off', MESSAGES.sharingOff);
  return shareUrl;
}
