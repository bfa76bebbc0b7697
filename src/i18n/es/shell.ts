export const shell = {
  nombre: 'Rodera',
  saltar: 'Ir al contenido',
  menu: 'Menú',
  cerrar: 'Cerrar',
  inicio: 'Rodera, inicio',
  buscador: 'Buscar en la tienda',
  buscadorPista: 'Medida, matrícula o marca',
  buscar: 'Buscar',
  cesta: 'Cesta',
  cestaConteo: (unidades: number) => (unidades === 1 ? '1 producto en la cesta' : `${unidades} productos en la cesta`),
  telefono: 'Llamar gratis',
  cuenta: 'Cuenta',
  ayuda: 'Ayuda',
  otroIdioma: 'Català',
  cargandoLento: 'Está tardando más de lo normal…',
  noEncontrada: 'Esta página no existe',
  noEncontradaTexto: 'Puede que la dirección esté mal escrita o que el producto ya no se venda.',
  volverInicio: 'Volver al inicio',
  fallo: 'Algo no ha ido bien',
  falloTexto: 'Vuelve a cargar la página. Si sigue igual, llámanos y lo resolvemos.',
};

export type ShellTexts = typeof shell;
