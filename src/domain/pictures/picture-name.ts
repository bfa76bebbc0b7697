import { slugOf } from '../slug.ts';
import { longestPictureName } from './bounds.ts';

/** What a picture is named by in a text. */
export const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name that a text uses for what an editor calls a picture; undefined where nothing of it can be used. */
export const pictureNameOf = (written: string): string | undefined => {
  const name = slugOf(written).slice(0, longestPictureName).replace(/-$/, '');
  return name === '' ? undefined : name;
};
