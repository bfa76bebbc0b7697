import { isCar, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { classNames } from '../page/class-names.ts';
import styles from './tyre-drawing.module.css';

export type Temporada = 'verano' | 'invierno' | 'allseason';

interface TyreDrawingProps {
  temporada: Temporada;
  tipoVehiculo?: ProductVehicle | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** The catalogue's own picture, in place of the drawing. */
  src?: string | undefined;
  /** `eager` for the picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
}

/** Where a tyre is drawn: of cars, 4x4 and vans each season has a tread, of other vehicles each vehicle. */
const drawingOf = (vehicle: ProductVehicle, temporada: Temporada): string =>
  isCar(vehicle) ? `${temporada}-${vehicle}` : vehicle;

/** A tyre drawn from its data: drawings in `/tyres`, made by `scripts/draw-tyres.ts`, shared by every page. */
export const TyreDrawing = ({
  temporada,
  tipoVehiculo = 'turismo',
  alt,
  src,
  loading = 'lazy',
  className,
}: TyreDrawingProps) => (
  <img
    className={classNames(styles.drawing, className)}
    src={src ?? `/tyres/${drawingOf(tipoVehiculo, temporada)}.svg`}
    alt={alt}
    width={300}
    height={360}
    loading={loading}
    decoding="async"
  />
);
