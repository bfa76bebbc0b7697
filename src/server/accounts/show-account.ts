import type { UserData } from '#contract/accounts.ts';
import type { Answer } from '#contract/contract.ts';
import { hiddenDocument, unseenDocument } from '#domain/accounts/identity.ts';
import { percentCompleted, type Profile } from '#domain/accounts/profile.ts';
import { provinceName, provinceOf } from '#domain/accounts/provinces.ts';
import type { Language } from '#domain/language.ts';
import type { Account } from '#domain/accounts/account.ts';
import { area as ca } from '#i18n/ca/area.ts';
import { area as es } from '#i18n/es/area.ts';
import type { Database } from '../database/database.ts';
import { profileOf } from './profiles-store.ts';

const showUser = (account: Account, profile: Profile, language: Language): UserData => {
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
    percentCompleted: percentCompleted(account, profile),
    emailProbado: account.email_probado !== null,
  };
};

/**
 * An account as its owner sees it; the province is named in the language of the call. Staff who act in their name see that
 * there is a document, and nothing of it.
 */
export const showAccount = async (
  db: Database,
  account: Account,
  language: Language,
  isOwner = true,
): Promise<Omit<Answer<'fetchUserInfo'>, 'atencion'>> => {
  const profile = await profileOf(db, account.id);
  const { documento, consents, genero } = profile;
  const user = showUser(account, profile, language);
  const { email, phone, postCode } = user;
  return {
    user,
    userData: {
      name: user.userName,
      surname: user.userSurname,
      email,
      phone,
      postCode,
      dni: documento && (isOwner ? hiddenDocument(documento.numero) : unseenDocument),
      documentType: isOwner && documento ? documento.tipo : null,
      documentCountry: isOwner && documento ? documento.pais : null,
      birthday: profile.nacimiento,
      gender: genero,
      genderDescription: genero && { es, ca }[language].generos[genero],
      promo_email: consents.email ?? null,
      promo_sms: consents.sms ?? null,
      permiso_comercial: consents.comercial ?? null,
    },
    addressData: {
      address: profile.direccion,
      number: profile.numero,
      block: profile.bloque,
      city: profile.poblacion,
      province: user.provincia,
      postCode,
      phone,
    },
  };
};
