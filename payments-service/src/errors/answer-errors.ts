import type { ErrorRequestHandler, RequestHandler } from 'express';
import { asProblem } from './as-problem';
import { Problem } from './problem';

export const answerUnknownCalls: RequestHandler = (request) => {
  throw new Problem(404, 'not-found', `There is no ${request.method} ${request.path} here.`);
};

/** The one place that answers errors. Express knows an error handler by its four parameters. */
export const answerErrors: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const problem = asProblem(error);
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, problem.message);
  response.status(problem.status).json(problem.toBody());
};
