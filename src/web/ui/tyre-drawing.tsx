import { classNames } from './class-names.ts';
import styles from './tyre-drawing.module.css';

export type Temporada = 'verano' | 'invierno' | 'allseason';
export type TipoVehiculo = 'turismo' | '4x4' | 'furgoneta';

interface TyreDrawingProps {
  temporada: Temporada;
  tipoVehiculo?: TipoVehiculo | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** The catalogue's own picture, in place of the drawing. */
  src?: string | undefined;
  /** `eager` for the picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
}

/** A tyre drawn from its data: nine drawings in `/tyres`, made by `scripts/draw-tyres.ts`, shared by every page. */
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
    src={src ?? `/tyres/${temporada}-${tipoVehiculo}.svg`}
    alt={alt}
    width={300}
    height={360}
    loading={loading}
    decoding="async"
  />
);
