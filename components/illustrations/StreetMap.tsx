import type {ReactNode} from 'react';

/** The x of the streets, which run down, and the y of the lanes, which run across. Both are slanted. */
const streets = [60, 190, 300, 430, 560, 690, 840, 960];
const lanes = [70, 150, 240, 330, 420];
const slant = {street: 0.1, lane: -0.056};

/** The index of a street and that of a lane. */
export type Crossing = readonly [street: number, lane: number];

/** A rider's way to one customer. */
export const wayToCustomer: readonly Crossing[] = [
  [0, 0],
  [4, 0],
  [4, 1],
  [5, 1],
];

/** A rider's round, past several customers. */
export const roundRoute: readonly Crossing[] = [
  [2, 1],
  [4, 1],
  [4, 0],
  [5, 0],
];

type Point = {x: number; y: number};

/** The point of a crossing, in the coordinates of the town (1000 × 440). */
function pointOf([street, lane]: Crossing): Point {
  // A street is defined by its x at y = 0, a lane by its y at x = 0, and both by their slant.
  const streetX = streets[street] ?? 0;
  const laneY = lanes[lane] ?? 0;
  const y = (laneY + slant.lane * streetX) / (1 - slant.lane * slant.street);
  const x = streetX + slant.street * y;
  return {x: Math.round(x), y: Math.round(y)};
}

const roads = {
  wide: {streets, lanes: [-20, ...lanes, 510]},
  narrow: {streets: [-5, 125, 245, 365, 495, 625, 765, 900, 1020], lanes: [25, 110, 195, 285, 375, 465]},
};

/** Where roads begin and how long they are: from beyond one edge of every view to beyond the other. */
const streetRun = {top: -40, height: 960};
const laneRun = {left: -1500, width: 4000};

/** A street or a lane as SVG path data. */
const streetPath = (x: number) =>
  `M${x + slant.street * streetRun.top} ${streetRun.top}l${slant.street * streetRun.height} ${streetRun.height}`;
const lanePath = (y: number) =>
  `M${laneRun.left} ${y + slant.lane * laneRun.left}l${laneRun.width} ${slant.lane * laneRun.width}`;

/** A road whose centre line is less than this outside the view is still visible: half the widest road, rounded up. */
const roadEdge = 10;

/** The roads that are visible in a view, as SVG path data. */
function roadsIn({streets, lanes}: typeof roads.wide, view: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  const right = left + width;
  const bottom = top + height;
  const isStreetVisible = (x: number) => {
    const xAtTop = x + slant.street * top;
    const xAtBottom = x + slant.street * bottom;
    return xAtBottom > left - roadEdge && xAtTop < right + roadEdge;
  };
  const isLaneVisible = (y: number) => {
    const yAtLeft = y + slant.lane * left;
    const yAtRight = y + slant.lane * right;
    return yAtLeft > top - roadEdge && yAtRight < bottom + roadEdge;
  };
  const streetPaths = streets.filter(isStreetVisible).map(streetPath);
  const lanePaths = lanes.filter(isLaneVisible).map(lanePath);
  return [...streetPaths, ...lanePaths].join('');
}

/** The marks of a route reach this far from its corners. */
const markSize = 20;

/** The part of the town that a whole route is in, with its marks. */
function viewAround(points: readonly Point[]): string {
  const left = Math.min(...points.map(({x}) => x)) - markSize;
  const top = Math.min(...points.map(({y}) => y)) - markSize;
  const right = Math.max(...points.map(({x}) => x)) + markSize;
  const bottom = Math.max(...points.map(({y}) => y)) + markSize;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** More of the town than any frame around a route shows. */
const wholeTown = '-200 -100 1400 700';

type Props = {
  /** Crossings, each on the same street or lane as the one before. */
  route: readonly Crossing[];
  /** The index of the last crossing that the rider has passed. */
  passed: number;
  /** The SVG viewBox, which is the part of the town that is shown. */
  view: string;
  /** Other riders, and the crossings that they are at. */
  others?: readonly {at: Crossing; name: string}[];
  preserveAspectRatio?: string;
  /** The part of the town that is visible, if the frame shows more than `view`. */
  visible?: string;
  className?: string;
};

/** A street map in the product's colour, with a route and the rider on it. */
export function StreetMap({
  view,
  route,
  passed,
  others = [],
  preserveAspectRatio = 'xMidYMid slice',
  visible = view,
  className,
}: Props) {
  const points = route.map(pointOf);
  // Only for TypeScript: every route has at least two crossings.
  const origin = pointOf([0, 0]);
  const start = points[0] ?? origin;
  const goal = points.at(-1) ?? origin;
  // The rider is halfway between two crossings.
  const before = points[passed] ?? origin;
  const after = points[passed + 1] ?? origin;
  const rider = {x: (before.x + after.x) / 2, y: (before.y + after.y) / 2};
  return (
    <svg viewBox={view} preserveAspectRatio={preserveAspectRatio} aria-hidden="true" className={className} fill="none">
      <path fill="var(--p-map)" d="M-1500-500h4000v1500h-4000z" />
      <path fill="var(--p-block)" d="M447 158l108-6 8 76-108 7zM705 240l130-7 8 74-131 8zM80 72l104-6 8 70-105 6z" />
      <g stroke="var(--p-street)">
        <path strokeWidth="12" d={roadsIn(roads.wide, visible)} />
        <path strokeWidth="5" d={roadsIn(roads.narrow, visible)} />
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
              // About 12 px on the screen, because a phone shows the map smaller.
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

type RouteMapProps = Pick<Props, 'route' | 'passed'> & {children: ReactNode};

/**
 * A map that fills its frame, with a card at its lower edge. The whole route is in what the card leaves free, at least 16 px from every
 * edge and from the card, whatever the shape of the frame is. The streets run on to its edges.
 */
export const RouteMap = ({route, passed, children}: RouteMapProps) => (
  <div data-route className="relative flex flex-col place-self-stretch overflow-clip bg-(--p-map)">
    <div className="relative min-h-30 flex-1">
      <div className="absolute inset-4">
        <StreetMap
          view={viewAround(route.map(pointOf))}
          visible={wholeTown}
          route={route}
          passed={passed}
          preserveAspectRatio="xMidYMid meet"
          className="size-full overflow-visible"
        />
      </div>
    </div>
    <div className="relative px-4 pb-4">{children}</div>
  </div>
);
