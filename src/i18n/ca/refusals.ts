import { nearestCents } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import type { RefusalSentences } from '../refusal-sentences.ts';
import { catalogueNames } from './catalogue-names.ts';
import { personRefusals } from './person-refusals.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

/** Where a basket takes one kind of product only. */
const mixed = (what: string): string =>
  `No pots afegir ${what}: a la cistella ja hi ha un altre tipus de producte. Acaba aquella compra o buida la cistella.`;

const joined = (codes: unknown): string => new Intl.ListFormat('ca').format(String(codes).split(' '));

const count = (much: unknown, one: string, many: string): string =>
  `${String(much)} ${Number(much) === 1 ? one : many}`;

const placed = (maximo: unknown): string =>
  maximo === 1 ? 's’ha fet una cita o una comanda' : `s’han fet ${String(maximo)} cites o comandes`;

const minutes = (seconds: unknown): string => {
  const whole = Math.ceil(Number(seconds) / 60);
  return whole > 1 ? `${whole} minuts` : 'un minut';
};

export const refusalSentences: RefusalSentences = {
  ...personRefusals,

  'json-ilegible': 'No hem pogut llegir la petició.',
  'datos-no-validos': 'Revisa les dades marcades.',
  'no-existe': 'Aquesta adreça no existeix.',
  'sin-sesion': 'Inicia la sessió per continuar.',
  'sin-permiso': 'No tens permís per veure això.',
  'solo-titular': 'Això només ho pot fer la mateixa persona, des de la seva sessió. En nom seu no es pot.',
  'cuerpo-demasiado-grande': 'La petició és massa gran.',
  'tipo-no-admitido': 'El format de la petició no s’admet.',
  'demasiadas-llamadas': ({ segundos }) =>
    `Massa peticions seguides. Torna-ho a provar d’aquí a ${count(segundos, 'segon', 'segons')}.`,
  'demasiados-intentos': ({ segundos }) => `Massa intents seguits. Torna-ho a provar d’aquí a ${minutes(segundos)}.`,
  'clave-repetida': 'Aquesta clau de repetició ja s’ha fet servir amb unes altres dades.',
  'clave-en-curso': 'Aquesta mateixa petició encara s’està processant.',
  'error-inesperado': ({ referencia }) =>
    `No s’ha pogut processar la petició. Torna-ho a provar; si continua igual, truca’ns i digues la referència ${referencia}.`,
  'base-de-datos-no-responde':
    'Ara mateix la botiga no pot llegir ni desar dades. El que ja tenies confirmat no es perd. Torna-ho a provar d’aquí a uns segons.',
  'demasiadas-conexiones': 'Ara mateix hi ha massa visites alhora. Torna-ho a provar d’aquí a uns segons.',

  'campo-formato': 'El format no és correcte.',
  'campo-largo': 'És massa llarg.',
  'campo-numero': 'Ha de ser un número.',
  'campo-minimo': 'Queda per sota del que s’hi pot posar.',
  'campo-maximo': 'Passa del que s’hi pot posar.',
  'campo-opcion': 'Tria una de les opcions.',
  'campo-caracteres': 'Conté caràcters que no s’admeten.',
  'dia-pasado': 'Aquest dia ja ha passat. Tria’n un altre.',
  'fin-antes': 'El final ha de venir després del començament.',
  'hora-cuarto': 'Les hores van de quart en quart, com ara 16:00 o 16:15, entre les 6:00 i les 22:00.',
  'clave-corta': 'La contrasenya ha de tenir 6 caràcters com a mínim.',
  'clave-comun': 'Aquesta contrasenya és massa fàcil d’endevinar.',
  'clave-propia':
    'Aquesta contrasenya està feta amb les teves dades o amb el nostre nom, i és fàcil d’endevinar. Tria’n una altra.',
  'sin-segundo-factor': 'Ningú amb aquest correu no té una aplicació de codis.',
  'codigo-segundo-factor':
    'El codi no és correcte, ha caducat o ja s’ha fet servir. Escriu el que mostra ara l’aplicació.',
  'clave-distinta': 'Les dues contrasenyes no són iguals.',
  'matricula-no-valida': 'Escriu la matrícula com ara 1234 BCD o B-1234-AB.',
  'matricula-moto-no-valida': 'La matrícula d’una moto només porta lletres, xifres i guions.',
  'matricula-de-otro-vehiculo':
    'Aquesta matrícula és d’una altra classe de vehicle. Tria la classe que correspon o revisa la matrícula.',
  'kilometros-no-validos': 'Escriu els quilòmetres amb xifres, tal com els marca el quadre: més de zero.',
  'medida-no-valida': 'Escriu la mida com ara 205/55 R16 91V.',
  'nacimiento-no-valido': 'Escriu la data com ara 31/12/1980.',
  'nacimiento-no-existe': 'Aquest dia no és al calendari. Revisa el dia i el mes.',
  'nacimiento-futuro': 'Aquesta data encara no ha arribat.',
  'nacimiento-antiguo': 'Revisa l’any: ningú no en té tants.',
  'documento-largo': 'Aquest document és massa llarg.',
  'documento-pais': 'Aquest tipus de document no és d’aquest país. Per a altres països, tria passaport.',
  'clave-actual': 'Aquesta no és la teva contrasenya.',

  'producto-no-existe': 'Aquest producte ja no existeix.',
  'pagina-no-existe': 'Aquesta pàgina no existeix.',
  'no-hay-catalogo': ({ catalogKey = '' }) => `No hi ha ${catalogueNames[catalogKey] ?? catalogKey}`,

  'direccion-formato': 'Una adreça porta lletres minúscules sense accent, xifres i guions: revisio-abans-de-l-estiu.',
  'direccion-reservada': 'Aquesta adreça ja porta a una altra part de la botiga. Tria’n una altra.',
  'direccion-usada': 'Aquesta adreça és, o va ser, d’una altra pàgina. Tria’n una altra.',
  'contenido-cambiado':
    'Mentre escrivies, una altra persona ha desat aquesta pàgina. Mira la seva versió al costat de la teva.',
  'contenido-incompleto': 'Encara no es pot publicar: falta alguna cosa en un dels dos idiomes.',
  'contenido-planes': 'Aquesta pàgina ja té deu publicacions previstes. Treu-ne una abans d’afegir-ne una altra.',
  'contenido-fecha': 'Una publicació es pot preveure amb dos anys d’antelació com a màxim.',
  'contenido-bloque-desconocido': 'El text té un bloc que no coneixem.',
  'contenido-bloque-campo': 'A un bloc del text li falta una dada, o n’hi ha una que no és vàlida.',
  'contenido-bloque-abierto': 'Un bloc del text comença amb ::: i no es tanca amb una altra línia :::.',
  'contenido-bloques': 'Un text pot tenir trenta blocs com a màxim.',
  'contenido-imagen':
    'El text anomena una imatge que no hi és. Puja-la amb aquest nom, o tria’n una altra de la llista.',
  'imagen-no-existe': 'Aquesta imatge ja no hi és.',
  'imagen-en-uso': ({ paginas }) =>
    `No es pot esborrar: es veu, o està previst que es vegi, a ${String(paginas)}. Treu-la abans d’allà.`,
  'imagen-nombre': 'El nom necessita almenys una lletra o una xifra.',
  'imagen-nombre-usado': 'Una altra imatge ja es diu així. Escriu un altre nom.',
  'imagen-vacia': 'El fitxer és buit. Tria’n un altre.',
  'imagen-grande': ({ megas }) =>
    `El fitxer pesa més de ${String(megas)} MB. Desa’l amb menys qualitat o amb una mida més petita, i torna’l a pujar.`,
  'imagen-ilegible':
    'El fitxer està tallat o malmès, i no es pot llegir sencer. Torna’l a desar i puja’l un altre cop.',
  'imagen-svg': 'Els dibuixos SVG no s’admeten, perquè poden dur programes a dins. Exporta’l com a PNG.',
  'imagen-animada': 'Les imatges que es mouen no s’admeten. Desa’n un fotograma com a JPEG o PNG.',
  'imagen-heic': 'El format HEIC d’alguns mòbils no es veu en tots els navegadors. Desa-la com a JPEG.',
  'imagen-formato': 'Aquest fitxer no és cap imatge JPEG, PNG, WebP o AVIF, es digui com es digui.',
  'imagen-lado': ({ puntos }) =>
    `La imatge té un costat de més de ${count(puntos, 'píxel', 'píxels')}. Redueix-la abans de pujar-la.`,
  'imagen-puntos': ({ millones }) =>
    `La imatge té més de ${count(millones, 'milió', 'milions')} de píxels. Redueix-la abans de pujar-la.`,
  'imagenes-en-curso': ({ segundos }) =>
    `Ara mateix s’estan preparant altres imatges. Torna-la a pujar d’aquí a ${count(segundos, 'segon', 'segons')}.`,
  'contenido-anidado': 'Hi ha llistes o citacions les unes dins de les altres amb massa nivells: sis com a màxim.',

  'boletin-no-existe': 'Aquest butlletí no existeix.',
  'boletin-cambiado':
    'Una altra persona ha desat aquest butlletí mentre escrivies. Copia’t el teu text i torna’l a obrir.',
  'boletin-en-marcha': 'Aquest butlletí ja està previst o enviat. Atura’l abans de canviar-lo.',
  'boletin-enviado': 'Aquest butlletí no s’està enviant, o ja ha sortit sencer.',
  'boletin-incompleto':
    'Al butlletí li falta alguna cosa en un dels dos idiomes. Escriu-la i desa-la abans d’enviar-lo.',

  'hora-inexistente': 'Aquesta nit el rellotge s’avança i aquesta hora no existeix. Tria’n una altra.',
  'mantenimiento-orden': 'El final ha de ser posterior al començament.',
  'mantenimiento-pasado': 'Aquesta finestra ja s’hauria acabat.',
  'mantenimiento-largo': 'Una finestra dura 72 hores com a màxim.',
  'mantenimiento-lejano': 'Es pot anunciar amb un any d’antelació com a màxim.',
  'mantenimiento-coincide': ({ desde, hasta }) =>
    `A aquesta hora ja hi ha una finestra, del ${String(desde)} al ${String(hasta)}. Canvia-la o acaba-la abans.`,
  'mantenimiento-demasiados':
    'Ja hi ha vint finestres sense acabar, i no n’hi caben més. Esborra’n una abans d’afegir-ne una altra.',
  'mantenimiento-no-existe': 'Aquesta finestra ja s’ha acabat, o s’ha esborrat.',

  'matricula-desconocida': ({ matricula }) =>
    `No trobem cap vehicle amb la matrícula ${matricula}. Cerca per mida o per marca i model de pneumàtic.`,
  'registro-no-responde': 'Ara no podem consultar matrícules. Cerca per mida o torna-ho a provar d’aquí a una estona.',
  'revisionesMoto.errores.get_marcas':
    'No tenim cap marca amb aquesta cilindrada a les nostres llistes. Continua sense triar-la: el preu només depèn de la cilindrada.',
  'revisionesMoto.errores.get_modelos':
    'No tenim cap model d’aquesta marca amb aquesta cilindrada. Tria una altra marca o continua sense triar-lo: el preu no canvia.',
  'revisionesMoto.errores.cilindrada':
    'No entenem aquesta cilindrada. Tria’n una de la llista, o escriu els centímetres cúbics que posa a la fitxa tècnica (P.1).',
  'revisionesMoto.errores.matricula':
    'Aquesta matrícula és d’un cotxe, no d’una moto. Revisa-la; si és la de la teva moto, truca’ns i ho mirem.',
  'alta_vehiculo.error_buscar_vehiculo':
    'No hem pogut desar el teu vehicle. El que has triat continua aquí: pots continuar, o tornar a començar.',
  'vehiculo-desconocido':
    'No tenim aquest vehicle a les nostres llistes. Descriu-lo tu: amb la marca i el model n’hi ha prou.',
  'dot-no-valido': 'No és un codi DOT: són les quatre últimes xifres, setmana i any, com 2319 per al juny del 2019.',
  'correo-sin-probar':
    'Abans confirma el correu amb l’enllaç que et vam enviar: així sabem que els avisos t’arriben a tu.',
  'vehiculo-no-existe': 'Aquest vehicle ja no és al teu compte.',
  'vehiculo-con-citas': ({ citas }) =>
    `Aquest vehicle té ${Number(citas) === 1 ? 'una cita pendent, que es manté' : `${citas} cites pendents, que es mantenen`}. Confirma que el vols treure del teu compte.`,
  'vehiculos-demasiados': ({ maximo }) =>
    `No hem pogut desar el vehicle: un compte en desa ${maximo} com a màxim. Treu-ne un i torna-ho a provar.`,
  'kilometros-menos': ({ kms, fecha }) =>
    `L’última vegada (${fecha}) eren ${kms} km, i ara són menys. Revisa el número o confirma que és correcte: desarem tots dos.`,
  'moto-desconocida': 'No coneixem les mides d’aquesta moto. Cerca-les per mida: són al flanc de la roda.',

  'no-hay-talleres': ({ postCode, poblacion, km }) =>
    km === undefined
      ? 'No hi ha tallers en aquesta ubicació'
      : `No hi ha tallers en aquesta ubicació. El més proper a ${postCode} és ${at(String(poblacion))}, a ${km} km.`,
  'taller-no-existe': 'Aquest taller no existeix.',
  'codigo-postal-desconocido': ({ lugar = '' }) =>
    /\d/.test(String(lugar))
      ? `El codi postal ${lugar} no existeix. Revisa’l o escriu la teva població.`
      : `No coneixem «${lugar}». Escriu el teu codi postal o la teva població.`,

  'cesta-no-existe': 'Aquesta cistella ja no existeix.',
  'canal-cerrado': 'El canal ètic no està obert en aquesta botiga.',
  'comunicacion-no-existe': 'No hi ha cap comunicació amb aquest codi. Mira si l’has copiat sencer.',
  'comunicacion-cerrada': 'Aquesta comunicació està tancada. Si hi ha res de nou, envia’n una altra.',
  'comunicacion-cambiada': 'Hi ha un missatge nou. Llegeix-lo abans de contestar; el que has escrit continua aquí.',
  'boletin-sin-permiso': 'Marca la casella: sense el teu permís no et podem enviar el butlletí.',
  'motivo-obligatorio': 'Tria un motiu: així el teu missatge arriba a qui hi entén.',
  'caso-no-existe': 'No hi ha cap consulta amb aquest número.',
  'caso-de-otro': ({ nombre }) => `Aquesta consulta la té ${String(nombre)}.`,
  'caso-cerrado': 'Aquesta consulta està tancada. Si cal, qui la va escriure en pot obrir una altra.',
  'caso-sin-correo': ({ telefono }) => `No va deixar correu: truca al ${String(telefono)}.`,
  'caso-ya-contestado':
    'Algú acaba de contestar. Llegeix la seva resposta abans d’escriure’n una altra; el que has escrit continua aquí.',
  'opinion-cambiada':
    'Aquesta opinió ha canviat mentre la tenies al davant. Torna a carregar la pàgina per veure com està.',
  'opinion-cerrada': 'Aquesta opinió ja no es pot canviar. Es pot durant 30 dies i fins a cinc vegades.',
  'opinion-no-existe': 'Aquesta opinió no existeix, o ja s’ha esborrat.',
  'opinion-ya-escrita': 'Ja hi ha una opinió d’aquesta visita. Gràcies per escriure-la.',
  'cesta-vacia': 'La cistella és buida.',
  'cesta-con-pedido': 'Aquesta cistella ja és una comanda i no es pot canviar.',
  'producto-sin-disponibilidad': ({ producto, stock }) =>
    Number(stock) > 0
      ? `${producto}: només ${Number(stock) === 1 ? 'en queda' : 'en queden'} ${count(stock, 'unitat', 'unitats')}.`
      : `${producto} s’ha exhaurit.`,
  'cupon-vacio': 'Escriu el codi del cupó.',
  'cupon-desconocido': 'No hi ha cap descompte amb aquest codi.',
  'cupon-no-aplicable': ({ cupon }) => `El cupó ${cupon} no val per al que hi ha a la cistella.`,
  'cupon-usado': ({ cupon }) => `El cupó ${cupon} ja s’ha fet servir.`,
  'cupon-no-combinable': ({ cupon, otros }) =>
    `El cupó ${cupon} no es pot combinar amb ${joined(otros)}. Si el prefereixes, treu abans el que ja tens.`,
  'cupon-minimo': ({ cupon, minimo = 0 }) =>
    `El cupó ${cupon} val a partir de ${formatEuros(nearestCents(Number(minimo)), 'ca')}.`,
  'cupon-repetido': ({ cupon }) => `El cupó ${cupon} ja està aplicat.`,
  'demasiados-cupones': ({ segundos }) =>
    `Has provat massa cupons que no existeixen. Torna-ho a provar d’aquí a ${minutes(segundos)}.`,
  'demasiados-productos': 'Hi caben com a màxim 20 unitats d’un producte.',
  'cesta-llena': ({ maximo }) =>
    `En una cistella hi caben com a màxim ${count(maximo, 'producte diferent', 'productes diferents')}.`,
  'servicio-no-existe': 'Aquest servei no s’ofereix amb el que hi ha a la cistella.',
  'no-puedes-anadir-neumatico': mixed('un pneumàtic'),
  'no-puedes-anadir-camara': mixed('una cambra d’aire'),
  'no-puedes-anadir-mousse': mixed('una mousse'),
  'no-puedes-anadir-bateria': mixed('una bateria'),
  'no-puedes-anadir-aceite': mixed('oli'),
  'no-puedes-anadir-acc-seguridad': mixed('un accessori de seguretat'),
  'no-puedes-anadir-acc-transporte': mixed('un accessori de transport'),
  'no-puedes-anadir-amortiguador': mixed('un amortidor'),
  'no-puedes-anadir-kito1': mixed('un kit d’ozó'),
  'no-puedes-anadir-kito2': mixed('un kit d’ozó'),
  'no-puedes-anadir-ozono': mixed('una desinfecció amb ozó'),
  'no-puedes-anadir-ac': mixed('una càrrega d’aire condicionat'),
  'no-puedes-anadir-ac2': mixed('una càrrega d’aire condicionat'),
  'no-puedes-anadir-revision': mixed('una revisió'),
  'no-puedes-anadir-revision_moto': mixed('una revisió de moto'),
  'no-puedes-anadir-packinvierno': mixed('un pack d’hivern'),
  'no-puedes-anadir-preitv': mixed('una pre-ITV'),

  'promocion-no-existe': 'Aquesta oferta no existeix o ja s’ha acabat.',
  'promocion-agotada': ({ promocion, quedan }) =>
    quedan
      ? `De «${promocion}» ${Number(quedan) === 1 ? 'queda' : 'queden'} ${count(quedan, 'unitat', 'unitats')}.`
      : `«${promocion}» ja està exhaurida.`,
  'promocion-limite-persona': ({ promocion, persona }) =>
    persona
      ? `De «${promocion}» pots comprar ${count(persona, 'unitat', 'unitats')} més.`
      : `Ja has aprofitat «${promocion}» totes les vegades que es pot.`,
  'promocion-un-pedido': ({ promocion }) =>
    `Mentre dura «${promocion}» cada client pot fer una sola comanda de pneumàtics.`,
  'promocion-fecha-limite': ({ promocion, fecha }) => `«${promocion}» val si ho muntes el ${fecha} com a molt tard.`,
  'falta-descuento': 'Cal indicar el percentatge de descompte.',
  'falta-promo': 'Cal indicar el percentatge de promoció.',
  'falta-ecotasa': 'Cal indicar l’ecotaxa.',
  'falta-impuesto': 'Cal indicar l’impost.',

  'sin-horas': 'No hi ha hores lliures el dia triat. Tria’n un altre.',
  'dia-fuera-de-plazo': ({ dia }) =>
    `Encara no donem hora per a aquest dia. L’últim és el ${dia}: tria’n un fins aleshores.`,
  'hora-ocupada': ({ hora }) =>
    hora
      ? `Algú acaba de reservar ${les(String(hora))}. Tria una altra hora.`
      : 'Algú acaba de reservar aquesta hora. Tria’n una altra.',
  'hora-no-ofrecida': 'El taller no ofereix aquesta hora. Tria’n una altra.',
  'matricula-ya-citada': ({ matricula, taller }) =>
    `La matrícula ${matricula} ja té una cita aquell dia ${at(String(taller))}. Anul·la l’anterior o tria un altre dia.`,
  'reserva-caducada': 'L’hora que et guardàvem ha caducat. Torna-la a triar.',
  'taller-sin-web': ({ telefono }) => `Aquest taller no dona cita pel web. Truca al ${telefono}.`,
  'demasiadas-reservas': ({ maximo }) =>
    `Des de la teva connexió ja ${Number(maximo) === 1 ? 'es guarda una hora' : `es guarden ${maximo} hores alhora`}, i no en podem guardar més. Una hora que ningú no confirma queda lliure al cap d’uns minuts: torna-ho a provar llavors.`,
  'limite-horas': ({ maximo }) =>
    `Amb aquest correu ja ${maximo === 1 ? 'es guarda una hora' : `es guarden ${maximo} hores`} alhora, i no en podem guardar més. Confirma’n una o deixa-la lliure: si ningú no la confirma, queda lliure al cap d’uns minuts.`,
  'taller-no-puede': ({ producto }) =>
    producto
      ? `Aquest taller no té el que cal per a ${producto}. Tria un altre taller.`
      : 'Aquest taller no té la màquina que cal per a aquesta feina. Tria un altre taller.',
  'agenda-en-mantenimiento':
    'Les hores dels tallers estan en manteniment. Torna-ho a provar d’aquí a una estona o prova amb un altre codi postal.',

  'cita-no-existe': 'No trobem aquesta cita. Obre l’enllaç de l’últim correu que t’hem enviat.',
  'cita-anulada': 'Aquesta cita ja està anul·lada.',
  'cita-pasada': 'Aquesta cita ja ha passat.',
  'cita-demasiado-tarde': ({ minutos }) =>
    `Falten menys de ${Number(minutos) / 60} hores per a la cita: truca al taller per canviar-la o anul·lar-la.`,
  'cita-con-pedido': ({ telefono }) =>
    `Aquesta cita va amb una comanda i no es canvia pel web. Truca al ${telefono} i ho mirem.`,
  'cita-solo-telefono': ({ telefono }) => `Aquest servei es demana per telèfon: truca al ${telefono}.`,
  'enlace-antiguo': 'Aquest enllaç és d’abans de l’últim canvi de la cita. Obre el del correu més recent.',

  'cambio-pendiente': 'Ja has demanat una altra hora. El taller et contestarà tan aviat com pugui.',
  'cambio-sin-horas': ({ telefono }) =>
    `No hi ha hores lliures prop d’aquell dia. Prova’n un altre o truca al ${telefono}.`,
  'cambio-cerrado': 'Aquesta petició ja està contestada, retirada o caducada.',

  'espera-hay-hora': ({ dia, hora }) => `No cal esperar: el ${dia} hi ha hora a ${les(String(hora))}.`,
  'espera-demasiadas':
    'Ja ets a cinc llistes d’espera. Deixa’n una amb l’enllaç del seu correu per entrar en una altra.',

  'agenda-no-existe': 'Això ja no és a l’agenda.',
  'agenda-cita-cambiada': ({ quien }) =>
    quien ? `Mentrestant ${quien} ho ha canviat. Mira com està ara.` : 'Mentrestant ha canviat. Mira com està ara.',
  'agenda-choque': ({ con }) => (con ? `Xoca amb ${con}.` : 'Xoca amb una altra cita.'),
  'agenda-puesto-no-existe': 'Aquest taller no té aquest lloc.',
  'agenda-puesto-no-sirve': ({ puesto, falta }) => `${puesto} no serveix per a aquesta feina: li falta ${falta}.`,
  'agenda-dia-cerrado': ({ motivo }) =>
    motivo ? `Aquell dia el taller tanca: ${motivo}.` : 'Aquell dia el taller tanca.',
  'agenda-fuera-de-horario': ({ horario }) => `Queda fora de l’horari del taller (${horario}).`,
  'agenda-hora-pasada': 'Aquesta hora ja ha passat.',
  'agenda-no-se-mueve': 'Això no es pot moure.',
  'agenda-estado-no-posible': 'Ara no es pot marcar així.',
  'agenda-sin-mercancia': 'Aquesta comanda no espera cap mercaderia.',
  'agenda-anular-con-pedido': ({ pedido, devolver }) =>
    devolver
      ? `Aquesta cita va amb la comanda ${pedido}. Anul·lar-la cancel·la la comanda i torna ${devolver}: confirma-ho.`
      : `Aquesta cita va amb la comanda ${pedido}. Anul·lar-la cancel·la també la comanda: confirma-ho.`,
  'agenda-no-se-anula': 'El cotxe ja és al taller: la cita no s’anul·la, es marca com a acabada.',
  'agenda-bloqueo-cambiado': ({ con }) => `Mentrestant ha canviat a qui afecta: ${con}. Torna-ho a mirar.`,
  'agenda-bloqueo-sin-hora': ({ con }) => `Falta l’hora nova de ${con}.`,
  'agenda-bloqueo-en-curso': ({ con }) => `Hi ha feina començada: ${con}. Acaba-la o mou-la abans de bloquejar.`,
  'agenda-nada-que-deshacer': 'No hi ha res per desfer.',

  'limite-citas': ({ maximo }) =>
    `Amb aquest correu ja hi ha ${maximo === 1 ? 'una cita pendent' : `${maximo} cites pendents`}, i no en podem donar cap més sense saber que el correu és teu. Confirma-ho amb el codi que t’enviem, o anul·la abans una de les que tens amb l’enllaç del seu correu.`,
  'limite-red-citas': ({ maximo }) =>
    `Avui ja ${placed(maximo)} sense pagar des de la teva connexió. Per fer-ne una altra, confirma que el correu és teu amb el codi que t’enviem.`,
  'limite-pedidos': ({ maximo }) =>
    `Amb aquest correu ja hi ha ${maximo === 1 ? 'una comanda' : `${maximo} comandes`} per pagar al taller. Per fer-ne una altra, confirma que el correu és teu amb el codi que t’enviem, o paga ara una reserva.`,
  'limite-unidades': ({ maximo }) =>
    `Sense cap pagament guardem fins a ${maximo === 1 ? 'un producte' : `${maximo} productes`} per persona, comptant els de les teves altres comandes. Per a més, confirma que el correu és teu amb el codi que t’enviem, o paga ara una reserva.`,
  'limite-pagos': ({ maximo }) =>
    `Ja hi ha massa comandes esperant el pagament amb aquest correu (${maximo} com a màxim) o des de la teva connexió. Acaba de pagar-ne una, o confirma que el correu és teu amb el codi que t’enviem.`,
  'limite-red': ({ maximo }) =>
    `Avui ja ${placed(maximo)} sense pagar des de la teva connexió. Per fer-ne una altra, confirma que el correu és teu amb el codi que t’enviem, o paga ara una reserva.`,
  'codigo-incorrecto': ({ quedan }) =>
    `Aquest no és el codi. Torna’l a mirar al correu: ${quedan === 1 ? 'queda un intent' : `queden ${quedan} intents`}.`,
  'codigo-caducado': 'Aquest codi ja no serveix. Demana’n un altre i escriu el de l’últim correu.',
  'codigo-demasiados': ({ minutos }) =>
    `Ja hem enviat uns quants codis a aquest correu. Mira també el correu brossa; en podràs demanar un altre d’aquí a ${count(minutos, 'minut', 'minuts')}.`,
  'cuenta-con-pedidos': ({ pedidos }) =>
    `El compte no s’ha pogut esborrar: tens comandes en marxa o amb un cobrament o una devolució pendent (${pedidos}). Espera que acabin, o anul·la-les abans.`,
  'cuenta-con-coche': 'El compte no s’ha pogut esborrar: el teu cotxe és ara al taller. Esborra’l quan el recullis.',
  'cuenta-con-citas': ({ citas }) =>
    `El compte no s’ha pogut esborrar: tens ${Number(citas) === 1 ? 'una cita pendent' : `${citas} cites pendents`}. Marca que també s’anul·len, o espera que passin.`,
  'cuenta-de-personal': 'El compte no s’ha pogut esborrar: és del personal, i el dona de baixa la cadena.',
  'cuenta-no-borrada': 'El compte no s’ha pogut esborrar. Torna-ho a provar; no ha canviat res.',
  'copias-agotadas': ({ horas }) =>
    `Avui ja has demanat totes les còpies que es poden demanar en un dia. En podràs demanar una altra d’aquí a ${horas} ${horas === 1 ? 'hora' : 'hores'}.`,
  'copia-de-personal': 'Els comptes del personal no demanen aquí la còpia de les seves dades: demana-la a la cadena.',
  'copia-no-pedida': 'La còpia no s’ha pogut demanar. Torna-ho a provar; no ha canviat res.',
  'copia-caducada':
    'Aquest enllaç no obre cap còpia del teu compte: ha caducat, n’has demanat una altra després o és d’un altre compte. Demana una còpia nova a Preferències.',
  'copia-descargada': ({ veces }) =>
    `Aquesta còpia ja s’ha descarregat ${Number(veces) === 1 ? 'una vegada, que és la que permet' : `${veces} vegades, que són totes les que permet`}, o ha caducat. Demana’n una altra a Preferències.`,
  'pedido-no-existe': 'No trobem aquesta comanda.',
  'pedido-ya-pagado': 'Aquesta comanda ja està confirmada.',
  'pedido-caducado': 'La comanda ha caducat sense pagament i l’hora ha quedat lliure.',
  'precio-cambiado': ({ total }) => `El preu ha canviat: ara són ${total}. Revisa’l abans de continuar.`,
  'pago-en-taller-no-ofrecido': ({ hasta }) =>
    `Pagar al taller s’ofereix fins a ${hasta}. Tria reserva o pagament total.`,
  'pago-intentos': ({ maximo }) =>
    `Ja has obert ${count(maximo, 'vegada', 'vegades')} la pàgina del banc per a aquesta comanda. Acaba el pagament a l’última que vas obrir: encara val. Si la vas tancar, tria pagar al taller o truca’ns.`,
  'pago-no-ofrecido': 'Aquesta forma de pagament no està disponible.',
  'faltan-datos': 'Falten dades per fer la comanda.',
  'oferta-cerrada': 'Aquesta tria ja està feta, o el termini per fer-la s’ha acabat.',
  'pedido-sin-existencias':
    'Ja no podem servir la teva comanda: els productes o el descompte s’han exhaurit. Et tornem els diners si ho demanes.',
  'no-se-desiste': 'D’aquesta comanda ja no es pot desistir per aquí. Mira per què a sota de cada producte.',
  'pedido-no-cancelable': 'Aquesta comanda ja no es pot cancel·lar.',
  NOT_EXIST: ({ telefono }) =>
    `Això no és un número de factura. Copia’l tal com és a la factura, o truca’ns al ${telefono}.`,
  NO_ID_NAV: ({ telefono }) =>
    `El teu compte no té cap compra, i per això no té factures. Si vas comprar sense compte, truca’ns al ${telefono}.`,
  FACTURA_NOT_FOUND: ({ telefono }) => `No trobem cap factura amb aquest número. Revisa’l, o truca’ns al ${telefono}.`,
  ID_NOT_MATCH: ({ telefono }) =>
    `Aquesta factura no és del teu compte. Si creus que sí que ho és, truca’ns al ${telefono}.`,
  OTHER: ({ telefono }) =>
    `Ara no et podem donar la factura. Torna-ho a provar d’aquí a una estona, o truca’ns al ${telefono}.`,
  'nada-que-facturar': 'No hi ha res per facturar: el que s’ha cobrat d’aquesta comanda ja està facturat.',
  'anticipo-excesivo': 'El pagament supera el que queda per facturar de la comanda. Revisa l’import.',
  'factura-sin-datos-fiscales':
    'Per aquest import la factura necessita nom, NIF i adreça. Escriu-los i torna-ho a provar.',
  'pedido-sin-datos-fiscales': ({ pedido, hasta }) =>
    `La comanda ${pedido} passa de ${hasta}: la seva factura necessita nom, NIF i adreça. Demana’ls i escriu-los per acabar-la.`,
  'factura-no-existe': 'No trobem cap factura amb aquest número. Copia’l tal com és a la factura.',
  'factura-sustituida':
    'Aquesta factura ja no compta: una altra la substitueix, està anul·lada o s’ha retornat del tot.',
  'factura-sin-destinatario': 'Una factura simplificada no porta destinatari. Canvia-la per una de completa.',
  'factura-con-otras':
    'No es pot anul·lar: està unida a una altra factura, que rectifica, substitueix o descompta. Rectifica-la en lloc seu.',
  'pedido-sin-devolucion': 'Aquesta comanda no està en marxa: no hi ha res per tornar-ne.',
  'factura-sin-registro': 'No hi ha cap registre d’aquesta factura que calgui tornar a enviar.',
  'devolucion-excesiva': 'No es pot tornar més del que es va pagar.',

  'email-ya-registrado':
    'Ja hi ha un compte amb aquest correu. Inicia la sessió o, si no el vas obrir tu, demana una altra contrasenya: l’enllaç arriba al teu correu.',
  WRONG_CREDENTIALS: 'El correu o la contrasenya no són correctes.',
  'llave-no-valida': 'No hem pogut comprovar la clau d’accés. Torna-ho a provar, o entra amb la contrasenya.',
  'llaves-demasiadas': 'Ja tens totes les claus d’accés que hi caben. Treu-ne una que no facis servir.',
  'segundo-factor': 'Falta el codi de la teva aplicació. Escriu-lo per entrar.',
  'segundo-factor-alta': 'Aquest compte necessita també el codi d’una aplicació. Activa-la per entrar.',
  'segundo-factor-ya':
    'Aquest compte ja té una aplicació de codis, o no la necessita. Si l’has perduda, demana a una altra persona que administra que la tregui.',
  'suplantacion-caducada':
    'Aquest codi no és correcte, ha caducat o ja s’ha fet servir. Demana’n un altre a la consola.',
  'enlace-caducado':
    'Aquest enllaç ha caducat o ja s’ha fet servir. Demana’n un altre i fes servir l’últim correu que t’arribi.',
  'documento-ajeno': ({ telefono = '' }) =>
    `No hem pogut registrar aquest document: pot ser que ja pertanyi a un altre compte. Truca’ns al ${telefono} i ho mirem.`,
  'documento-por-telefono': ({ telefono = '' }) =>
    `El document d’un compte es canvia per telèfon. Truca’ns al ${telefono}.`,
  'consentimiento-ajeno':
    'Dir que sí només ho pot fer la mateixa persona, des de la seva sessió. En nom seu només es pot dir que no.',
};
