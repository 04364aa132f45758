import {useEffect, useState} from 'react';
import {Icon} from '@/components/ui/Icon';
import {interpolate} from '@/lib/interpolate';
import {type Opening, openingAt} from '@/lib/opening';

export type OfficeStatusProps = {
  opening: Opening;
  /** Messages with their places marked, because only the browser knows the time: {time}, {day}. */
  words: {openUntil: string; opensToday: string; opensAt: string};
  locale: string;
  /** How the language writes a time of day (i18n/formats.ts). */
  clock: Intl.DateTimeFormatOptions;
};

/** What OpenNow says, and says anew every minute. */
export function OfficeStatus({opening, words, locale, clock}: OfficeStatusProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 60_000);
    return () => window.clearInterval(timer);
  }, []);

  const {open, today, changes} = openingAt(now, opening);
  const form = open ? words.openUntil : today ? words.opensToday : words.opensAt;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(changes);
  const text = interpolate(form, {
    time: format(clock),
    day: format({weekday: 'long'}),
  });
  return (
    <span className={open ? 'inline-flex items-baseline gap-2 text-leaf' : 'text-ink-2'}>
      {open && <Icon name="icon-tick" className="size-3.5" />}
      <span>{text}</span>
    </span>
  );
}
