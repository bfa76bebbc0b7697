import styles from './wheels-drawing.module.css';

interface Places {
  readonly wheels: readonly (readonly [x: number, y: number, width: number])[];
  readonly ways: readonly string[];
}

const four = (rear: number): Places['wheels'] => [
  [34, 18, 16],
  [110, 18, 16],
  [42 - rear / 2, 118, rear],
  [118 - rear / 2, 118, rear],
];

/** Where wheels stand, seen from above with the front at the top, and where each goes. */
const drawings: Readonly<Record<'rotar' | 'direccionales' | 'distintas' | 'moto', Places>> = {
  rotar: {
    wheels: four(16),
    ways: ['M42 64V112', 'M118 64V112', 'M50 132C74 116 96 84 108 58', 'M110 132C86 116 64 84 52 58'],
  },
  direccionales: { wheels: four(16), ways: ['M36 66V110', 'M48 110V66', 'M112 66V110', 'M124 110V66'] },
  distintas: { wheels: four(26), ways: [] },
  moto: {
    wheels: [
      [74, 18, 12],
      [70, 118, 20],
    ],
    ways: [],
  },
};

/** How wheels change places, or why they do not. */
export const WheelsDrawing = ({ of, text }: { of: keyof typeof drawings; text: string }) => {
  const { wheels, ways } = drawings[of];
  return (
    <svg className={styles.drawing} viewBox="0 0 160 176" role="img" aria-label={text}>
      <defs>
        <marker id="rueda-va" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path className={styles.head} d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      <path className={styles.body} d={of === 'moto' ? 'M80 40V136' : 'M42 38H118M42 138H118M80 38V138'} />
      {wheels.map(([x, y, width]) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.wheel} x={x} y={y} width={width} height="40" rx="5" />
          <path className={styles.tread} d={`M${x + width / 2} ${y + 6}v28`} />
        </g>
      ))}
      {ways.map((way) => (
        <path key={way} className={styles.way} d={way} markerEnd="url(#rueda-va)" />
      ))}
    </svg>
  );
};
