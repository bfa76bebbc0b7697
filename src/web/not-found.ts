import { Refused } from './api.ts';

/** A page whose thing does not exist is a missing page, not a broken one. */
export const notFoundWhenRefused = async <Data>(asked: Promise<Data>): Promise<Data> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
};
