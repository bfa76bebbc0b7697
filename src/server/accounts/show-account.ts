import type { UserData } from '#contract/accounts.ts';
import { provinceName, provinceOf } from '#domain/accounts/provinces.ts';
import type { Language } from '#domain/language.ts';
import type { Account } from '#domain/accounts/account.ts';

const filledIn = (account: Account): number => {
  const { nombre, apellidos, email, telefono, codigo_postal } = account;
  const fields = [nombre, apellidos, email, telefono, codigo_postal];
  return Math.round((100 * fields.filter((field) => field !== '').length) / fields.length);
};

/** An account as its owner sees it; the province is named in the language of the call. */
export const showAccount = (account: Account, language: Language): UserData => {
  const province = provinceOf(account.codigo_postal);
  return {
    idUser: account.id,
    userName: account.nombre,
    userSurname: account.apellidos,
    email: account.email,
    phone: account.telefono,
    postCode: account.codigo_postal,
    provincia: province ? provinceName(province, language) : null,
    permiso_comercial: account.permiso_comercial,
    idioma: account.idioma,
    percentCompleted: filledIn(account),
    emailProbado: account.email_probado !== null,
  };
};
