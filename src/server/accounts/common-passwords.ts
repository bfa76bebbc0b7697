let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Some 47,000 passwords that leaked most often, in small letters (`@zxcvbn-ts/language-common`). They are read when the first
 * password is chosen: few calls need them, and they are half a megabyte.
 */
export const commonPasswords = async (): Promise<ReadonlySet<string>> =>
  await (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
