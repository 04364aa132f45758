'use client';

import {useEffect, useRef, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import {useInView} from '@/components/ui/useInView';
import {interpolate} from '@/lib/interpolate';
import {type Opening, openingAt} from '@/lib/opening';

type Props = {
  opening: Opening;
  /** Messages with their places marked, because only the browser knows the time: {time}, {day}. */
  words: {openUntil: string; opensToday: string; opensAt: string};
  locale: string;
  /** How the language writes a time of day (i18n/formats.ts). */
  clock: Intl.DateTimeFormatOptions;
};

/** Whether the office is open, in its own time zone, said anew every minute; nothing until the browser has said what time it is. */
export function OpenNow(props: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  // Screen readers are told of it: not before one comes there.
  const near = useInView(place);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!near) return;
    const tell = () => setNow(new Date());
    tell();
    const timer = window.setInterval(tell, 60_000);
    return () => window.clearInterval(timer);
  }, [near]);
  return (
    // Its lines are there from the start, so that nothing moves when they are filled.
    <p
      ref={place}
      className="mt-2 min-h-[1.7em] font-semibold text-ink max-xs:min-h-[3.4em] print:hidden"
      aria-live="polite"
    >
      {/* The tick comes with the document: the status shows it while the office is open. */}
      {now ? <Status {...props} now={now} /> : <Icon name="icon-tick" className="invisible size-3.5" />}
    </p>
  );
}

function Status({now, opening, words, locale, clock}: Props & {now: Date}) {
  const {open, today, changes} = openingAt(now, opening);
  const form = open ? words.openUntil : today ? words.opensToday : words.opensAt;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(changes);
  return (
    <span className={open ? 'inline-flex items-baseline gap-2 text-leaf' : 'text-ink-2'}>
      {open && <Icon name="icon-tick" className="size-3.5" />}
      <span>{interpolate(form, {time: format(clock), day: format({weekday: 'long'})})}</span>
    </span>
  );
}
