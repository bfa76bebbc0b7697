import type { HelpTopic } from '../es/search-help.ts';

export const searchHelp: Readonly<Record<HelpTopic, readonly [titulo: string, otras: string]>> = {
  cita: ['Demana cita en un taller', 'cita prèvia reservar reserva hora torn demà avui urgent'],
  misCitas: [
    'Les meves cites',
    'cita prèvia canviar canvi anul·lar cancel·lar modificar moure ajornar endarrerir avançar hora dia data reserva',
  ],
  cuenta: [
    'El teu compte',
    'el meu compte usuari àrea privada entrar iniciar sessió sortir perfil les meves dades historial esborrar tancar baixa',
  ],
  pedidos: ['Les meves comandes', 'on és la meva comanda compra seguiment seguir estat quan arriba arribat'],
  clave: ['Contrasenya nova', 'canviar recuperar oblidat oblidada clau password'],
  boletin: [
    'Deixa el butlletí',
    'donar-me donar-se baixa anul·lar cancel·lar subscripció newsletter publicitat correus',
  ],
  contacto: [
    'Contacte: telèfon, horari i formulari',
    'contactar trucar número correu email atenció client ajuda obert tancat hores whatsapp on sou on esteu parlar algú persona',
  ],
  llamada: ['Et truquem', 'trucada truqueu-me truca’m telèfon'],
  factura: ['Les teves factures, al teu compte', 'factura rebut duplicat'],
  devolucion: [
    'Devolucions i cancel·lacions',
    'tornar devolució cancel·lar cancel·lació reemborsament desistir garantia reclamació pneumàtics compra comanda diners',
  ],
  pago: [
    'Formes de pagament',
    'pagar targeta bizum terminis quotes finançar finançament paga senyal dipòsit taller efectiu',
  ],
  cadenas: ['Cadenes de neu', 'cadena fundes tèxtils metàl·liques'],
  baratos: [
    'Ofertes i promocions',
    'barat barats barata barates econòmic descompte descomptes rebaixa cupó pneumàtics rodes preu',
  ],
};
