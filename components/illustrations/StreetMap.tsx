/** A town of slanting streets. Ways are named by their crossings, so that every route runs along streets. */
const streets = [60, 190, 300, 430, 560, 690, 840, 960];
const lanes = [70, 150, 240, 330, 420];
const slant = {street: 0.1, lane: -0.056};

/** Where a street meets a lane, in the town's coordinates (1000 × 440). @param crossing their numbers: `4,2` */
function pointOf(crossing = ''): {x: number; y: number} {
  const [street = 0, lane = 0] = crossing.split(',').map(Number);
  const [x, y] = [streets[street] ?? 0, lanes[lane] ?? 0];
  const meetY = (y + slant.lane * x) / (1 - slant.lane * slant.street);
  return {x: Math.round(x + slant.street * meetY), y: Math.round(meetY)};
}

const roads = {
  wide: {streets, lanes: [-20, ...lanes, 510]},
  narrow: {streets: [-5, 125, 245, 365, 495, 625, 765, 900, 1020], lanes: [25, 110, 195, 285, 375, 465]},
};

/** The roads that can be seen in a view, as SVG path data. */
function roadsIn({streets, lanes}: typeof roads.wide, view: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  const edge = 10; // more than half of the widest road
  const seen = [
    ...streets
      .filter((x) => x + slant.street * (top + height) > left - edge && x + slant.street * top < left + width + edge)
      .map((x) => `M${x - 4}-40l96 960`),
    ...lanes
      .filter((y) => y + slant.lane * left > top - edge && y + slant.lane * (left + width) < top + height + edge)
      .map((y) => `M-1500 ${y + 84}l4000-224`),
  ];
  return seen.join('');
}

type Props = {
  /** The crossings that the way leads over: `1,3 4,3 4,2`. */
  way: string;
  /** How many crossings of the way the rider has passed. */
  passed: number;
  /** The part of the town that is shown: an SVG viewBox. */
  view: string;
  /** Riders on other ways, by the crossing they are at. */
  others?: readonly {at: string; name: string}[];
  /** Which part stays in a frame of another shape. */
  preserveAspectRatio?: string;
  /** The part that can be seen where the frame shows more than the view. */
  seen?: string;
  className?: string;
};

/** A street map in the product's hue: the way, the rider on it, and the knot where it ends. */
export function StreetMap({
  view,
  way,
  passed,
  others = [],
  preserveAspectRatio = 'xMidYMid slice',
  seen = view,
  className,
}: Props) {
  const points = way.split(' ').map(pointOf);
  const origin = pointOf('0,0');
  const [start = origin, goal = origin] = [points[0], points.at(-1)];
  // Halfway to the next crossing.
  const [before = origin, after = origin] = points.slice(passed);
  const rider = {x: (before.x + after.x) / 2, y: (before.y + after.y) / 2};
  return (
    <svg viewBox={view} preserveAspectRatio={preserveAspectRatio} aria-hidden="true" className={className} fill="none">
      <path fill="var(--p-map)" d="M-1500-500h4000v1500h-4000z" />
      <path fill="var(--p-block)" d="M447 158l108-6 8 76-108 7zM705 240l130-7 8 74-131 8zM80 72l104-6 8 70-105 6z" />
      <g stroke="var(--p-street)">
        <path strokeWidth="12" d={roadsIn(roads.wide, seen)} />
        <path strokeWidth="5" d={roadsIn(roads.narrow, seen)} />
      </g>
      <path
        fill="none"
        stroke="var(--p)"
        strokeWidth="5"
        strokeLinejoin="round"
        d={`M${points.map(({x, y}) => `${x} ${y}`).join(' ')}`}
      />
      <circle cx={start.x} cy={start.y} r="8" fill="var(--p)" />
      <path fill="var(--color-cloth)" d={`M${goal.x} ${goal.y - 18}l12 16-12 18-12-18z`} />
      <circle cx={rider.x} cy={rider.y} r="9" fill="var(--color-sheet)" stroke="var(--p)" strokeWidth="5" />
      {others.map(({at, name}) => {
        const {x, y} = pointOf(at);
        return (
          <g key={name}>
            <circle cx={x} cy={y} r="9" fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="4" />
            <path fill="var(--color-ink)" d={`M${x} ${y - 5}l3.500 5-3.500 5-3.500-5z`} />
            <text
              x={x + 14}
              y={y + 4}
              fontWeight="600"
              fill="var(--color-ink)"
              stroke="var(--p-map)"
              strokeWidth="5"
              paintOrder="stroke"
              // About 12 px on the screen, however large the town is drawn.
              className="text-[19px] @sm:text-[12px]"
            >
              {name}
            </text>{' '}
          </g>
        );
      })}
    </svg>
  );
}
