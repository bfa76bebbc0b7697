/** What drives a vehicle. A hybrid, plug-in or not, has an engine with oil; only `electrico` has none. */
export const fuels = ['gasolina', 'diesel', 'hibrido', 'hibrido-enchufable', 'glp', 'gnc', 'electrico'] as const;
export type Fuel = (typeof fuels)[number];

/** When an oil is right for only some of the vehicles that a line of a list names. */
export const oilConditions = ['con-filtro', 'sin-filtro', 'hasta-2018', 'desde-2018', 'variante'] as const;
export type OilCondition = (typeof oilConditions)[number];

/** An oil that the maker of an engine allows. */
export interface AllowedOil {
  /** The approval or class: `VW 507.00`, `ACEA C3`. */
  readonly norma: string;
  /** `5W-30`. */
  readonly sae: string;
  /** `con-filtro`: with a particle filter; `variante`: another engine of the same line. */
  readonly condicion: OilCondition | undefined;
}

/** What is known of a vehicle beyond its name and tyres; each may be unknown. Nothing tells of an owner. */
export interface VehicleFacts {
  readonly combustible: Fuel | undefined;
  readonly potenciaKw: number | undefined;
  readonly potenciaCv: number | undefined;
  readonly codigoMotor: string | undefined;
  /** Of a motorcycle, in cc. */
  readonly cilindrada: number | undefined;
  /** Litres of oil in the sump. */
  readonly capacidadCarter: number | undefined;
  /** The maker's first choice first. */
  readonly aceites: readonly AllowedOil[];
  /** Year in which this vehicle was made; registries that do not tell it leave the year of registration to go by. */
  readonly anoFabricacion: number | undefined;
  /** Case and ampere hours as the trade writes them: `L3 70Ah EFB`. */
  readonly bateria: string | undefined;
}

export const unknownFacts: VehicleFacts = {
  combustible: undefined,
  potenciaKw: undefined,
  potenciaCv: undefined,
  codigoMotor: undefined,
  cilindrada: undefined,
  capacidadCarter: undefined,
  aceites: [],
  anoFabricacion: undefined,
  bateria: undefined,
};
