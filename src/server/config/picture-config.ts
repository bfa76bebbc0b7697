import { z } from 'zod';
import { isSafeAddress } from './safe-address.ts';

const needed = 'is needed with PICTURES_S3_URL';

export const pictureEnvironment = z
  .object({
    /** Where pictures of pages are kept: `https://storage.example/bucket`. Without it, in `DATA_DIR/imagenes`. */
    PICTURES_S3_URL: z
      .string()
      .regex(/^https?:\/\/[^/\s?#]+\/[\w./-]*[\w-]$/, 'must be the address of a bucket, https://storage.example/bucket')
      .refine(isSafeAddress, 'must be an https address')
      .optional(),
    PICTURES_S3_REGION: z
      .string()
      .regex(/^[\w-]{1,40}$/, 'must be the name of a region')
      .default('us-east-1'),
    PICTURES_S3_KEY: z.string().min(1).optional(),
    PICTURES_S3_SECRET: z.string().min(1).optional(),
  })
  .superRefine(({ PICTURES_S3_URL: url, ...rest }, context) => {
    if (url === undefined) return;
    for (const name of ['PICTURES_S3_KEY', 'PICTURES_S3_SECRET'] as const)
      if (rest[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: needed });
  });

/** A bucket, or null where pictures are kept in a folder. */
export const pictureSettings = ({
  PICTURES_S3_URL: url,
  PICTURES_S3_REGION: region,
  PICTURES_S3_KEY: key = '',
  PICTURES_S3_SECRET: secret = '',
}: z.infer<typeof pictureEnvironment>) => ({ s3: url === undefined ? null : { url, region, key, secret } });
