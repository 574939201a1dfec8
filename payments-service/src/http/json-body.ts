import express, { type RequestHandler } from 'express';
import { Problem } from '../errors/problem';

/** A body that is not JSON is refused before anything reads it: a form of another site can send text, but not JSON. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  // `is` answers null when there is no body at all, and takes an empty one for a body.
  if (!isEmpty && request.is('application/json') === false) {
    throw new Problem(415, 'unsupported-media-type', 'The request body must be JSON.');
  }
  next();
};

export const jsonBody: readonly RequestHandler[] = [onlyJson, express.json({ limit: '16kb' })];
