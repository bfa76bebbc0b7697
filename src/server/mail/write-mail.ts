import type { Letter } from './letter.ts';
import type { NewMail } from './new-mail.ts';
import { busquedaGuardada } from './templates/busqueda-guardada.ts';
import { cambio } from './templates/cambio.ts';
import { cita } from './templates/cita.ts';
import { cancelacion } from './templates/cancelacion.ts';
import { codigoCorreo } from './templates/codigo-correo.ts';
import { confirmacion } from './templates/confirmacion.ts';
import { cuentaCreada } from './templates/cuenta-creada.ts';
import { devolucion } from './templates/devolucion.ts';
import { disponible } from './templates/disponible.ts';
import { espera } from './templates/espera.ts';
import { opinion } from './templates/opinion.ts';
import { recordatorio } from './templates/recordatorio.ts';
import { pagoTardio } from './templates/pago-tardio.ts';
import { pedidoCambiado } from './templates/pedido-cambiado.ts';
import type { WritingDesk } from './templates/template.ts';

/** Writes a queued message; undefined where what it speaks of is gone. */
export const writeMail = async (desk: WritingDesk, mail: NewMail): Promise<Letter | undefined> => {
  switch (mail.template) {
    case 'confirmacion':
      return await confirmacion(desk, mail.datos, mail.idioma);
    case 'devolucion':
      return await devolucion(desk, mail.datos, mail.idioma);
    case 'pago-tardio':
      return await pagoTardio(desk, mail.datos, mail.idioma);
    case 'cancelacion':
      return await cancelacion(desk, mail.datos, mail.idioma);
    case 'disponible':
      return await disponible(desk, mail.datos, mail.idioma);
    case 'cita-confirmada':
    case 'cita-cambiada':
    case 'cita-anulada':
      return await cita(desk, mail.template, mail.datos, mail.idioma);
    case 'cambio-pedido':
    case 'cambio-recibido':
    case 'cambio-cerrado':
      return await cambio(desk, mail.template, mail.datos, mail.idioma);
    case 'espera-apuntada':
    case 'espera-plaza':
      return await espera(desk, mail.template, mail.datos, mail.idioma);
    case 'cita-de-pedido-cambiada':
      return await pedidoCambiado(desk, mail.datos, mail.idioma);
    case 'recordatorio':
      return await recordatorio(desk, mail.datos, mail.idioma);
    case 'opinion':
      return await opinion(desk, mail.datos, mail.idioma);
    case 'busqueda-guardada':
      return await busquedaGuardada(desk, mail.datos, mail.idioma);
    case 'codigo-correo':
      return await codigoCorreo(desk, mail.datos, mail.idioma);
    case 'cuenta-creada':
      return await cuentaCreada(desk, mail.datos, mail.idioma);
  }
};
