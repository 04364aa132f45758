import {Icon} from '@/components/ui/Icon';

/** The enamel plate beside the company's door: its name, and the lines of its address. */
export function DoorPlate({name, lines, className = ''}: {name: string; lines: string; className?: string}) {
  return (
    <div
      aria-hidden="true"
      className={`relative rounded-md bg-indigo p-2 text-on-indigo lifted print:hidden ${className}`}
    >
      <div className="flex h-full items-center gap-5 rounded-sm border-2 border-marigold px-6 py-7">
        <Screws />
        <Icon name="mark" className="h-18 w-16" />
        <div className="min-w-0">
          <b className="block text-balance text-h3-lg leading-tight tracking-tight">{name}</b>{' '}
          <span className="mt-1.5 block whitespace-pre-line text-on-indigo-2 text-small">{lines}</span>
        </div>
      </div>
    </div>
  );
}

const corners = ['top-4.5 left-4.5', 'top-4.5 right-4.5', 'bottom-4.5 left-4.5', 'right-4.5 bottom-4.5'];

/** The four screws that hold the plate. */
const Screws = () =>
  corners.map((corner) => <i key={corner} className={`absolute size-2 rounded-full bg-marigold ${corner}`} />);
