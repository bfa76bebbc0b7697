/** What a message to the shop may be about (spec N19). */
export const contactReasons = ['pedidos', 'atencion', 'presupuesto', 'cita'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** What a case is about: a message, an application of a professional, or a call that somebody wants. */
export const caseReasons = [...contactReasons, 'profesional', 'llamada'] as const;
export type CaseReason = (typeof caseReasons)[number];

export const caseStates = ['nuevo', 'en-curso', 'contestado', 'cerrado'] as const;
export type CaseState = (typeof caseStates)[number];

/** Whether somebody of the staff still has to do something. */
export const isOpenCase = (estado: CaseState): boolean => estado === 'nuevo' || estado === 'en-curso';

export const commentLength = { least: 5, most: 3000 } as const;
/** So many services one message names. */
export const mostCaseServices = 6;
/** So many answers a case may have. */
export const mostAnswers = 50;
