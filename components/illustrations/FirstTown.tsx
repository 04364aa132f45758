import {spriteHref} from '@/components/ui/Icon';
import {firstTown} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

/** The cartons on the truck: the left upper corner of each, and the good on its label. */
const cartons = [
  {x: 78, y: 118, good: 'ghee'},
  {x: 144, y: 118, good: 'tea'},
  {x: 210, y: 118, good: 'jaggery'},
  {x: 110, y: 64, good: 'oil'},
  {x: 176, y: 64, good: 'ghee'},
] as const;

/** A small truck with a brand's cartons, at the milestone of the first town where it has a distributor. */
export async function FirstTown() {
  const {scenes, format} = await wordsOfScene('sky');
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
    >
      <path fill="var(--p-line)" d="M-900 262h3000v50H-900z" />
      <path stroke="var(--color-sheet)" strokeWidth="4" strokeDasharray="34 26" d="M-900 284h3000" />
      {cartons.map(({x, y, good}) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path fill="#d9a566" d="M0 0h64v52H0z" />
          <path fill="#b9803f" d="M28 0h8v16h-8zM0 50h64v2H0zM62 0h2v52h-2z" />
          <use href={spriteHref(`good-${good}`)} x="20" y="18" width="24" height="30" />
        </g>
      ))}
      <path fill="var(--p-solid)" className="dark:stroke-p-line" d="M66 170h222v64H66z" />
      <path fill="var(--color-marigold)" d="M66 170h222v5H66zm0 54h222v4H66z" />
      <path fill="var(--color-cloth)" d="M288 234V134h54l32 50v50z" />
      <path fill="var(--color-thread)" d="M300 146h36l22 36h-58z" />
      <path fill="var(--color-marigold)" d="M362 200h12v12h-12z" />
      <path fill="var(--color-device)" d="M60 234h322v8H60z" />
      <text x="177" y="206" textAnchor="middle" fontWeight="600" fontSize="20" fill="var(--p-on)">
        {scenes('chat.shop')}
      </text>{' '}
      <g fill="var(--color-device)" stroke="var(--color-thread)" strokeWidth="5">
        <circle cx="122" cy="242" r="22" />
        <circle cx="322" cy="242" r="22" />
      </g>
      <path fill="var(--color-white)" d="M396 262v-86a38 38 0 0176 0v86z" />
      <path fill="var(--color-marigold)" d="M396 180v-4a38 38 0 0176 0v4z" />
      <text x="434" textAnchor="middle" fontWeight="600" fill="var(--color-on-marigold)" fontSize="15">
        <tspan x="434" y="208">
          {scenes('sky.city')}
        </tspan>{' '}
        <tspan x="434" y="234" fontSize="20">
          {format.number(firstTown.kilometres)}
        </tspan>
      </text>
    </svg>
  );
}
