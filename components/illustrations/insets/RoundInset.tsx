import {Icon} from '@/components/ui/Icon';
import type {Inset} from '@/content/insets';
import {smallPrint} from '../parts';
import {RouteMap, roundRoute} from '../StreetMap';
import {InsetHead, type InsetProps} from './parts';

/** A rider's way on the map, and below it the stops with their times. */
export function Round({facts: {progress, lines}, words}: InsetProps<Extract<Inset, {kind: 'round'}>>) {
  const {title, nameOf, time} = words;
  const stops = Object.entries(lines);
  return (
    <RouteMap route={roundRoute} passed={0}>
      <div className="rounded-sm border border-p-line bg-sheet px-3.5 pt-2 pb-1">
        <InsetHead title={title}>
          <span className={`rounded-xs bg-p-tint px-2 py-0.5 font-semibold text-p ${smallPrint}`}>
            {'minutes' in progress ? words.minutes(progress.minutes) : words.progress(progress)}
          </span>
        </InsetHead>
        {stops.map(([name, at], index) => (
          <div key={name} className="flex items-center gap-2.5 py-1.5 not-last:border-b">
            <Icon
              name={index < stops.length - 1 ? 'icon-tick' : 'icon-knot'}
              className={`size-3 flex-none ${index < stops.length - 1 ? 'text-p' : 'text-cloth-text'}`}
            />
            <span className="min-w-0 flex-1 leading-snug deva:leading-normal">{nameOf(name)}</span>{' '}
            <span className="whitespace-nowrap text-ink-2">{time(at)}</span>{' '}
          </div>
        ))}
      </div>
    </RouteMap>
  );
}
