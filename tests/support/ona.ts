/** Somebody who registers with what the form asks for and no more. */
export const ona = {
  nombre: 'Ona',
  apellidos: 'Ferrer Soler',
  email: 'ona.ferrer@example.com',
  permiso_comercial: false,
  password: 'girafa-lila-27',
  telefono: '677001002',
  codigo_postal: '25002',
  privacidad: true,
};
