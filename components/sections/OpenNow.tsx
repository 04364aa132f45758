'use client';

import {useEffect, useState} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import {fill} from '@/lib/fill';
import {type Opening, openingAt} from '@/lib/opening';

type Props = {
  opening: Opening;
  /** Messages with their places marked, because only the browser knows the time: {time}, {day}. */
  words: {openUntil: string; opensToday: string; opensAt: string};
  locale: string;
};

/** Whether the office is open, in its own time zone; nothing until the browser has said what time it is. */
export function OpenNow({opening, words, locale}: Props) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = window.setInterval(() => setNow(new Date()), 60_000);
    return () => window.clearInterval(timer);
  }, []);

  return (
    // The line is there from the start, so that nothing moves when it is filled.
    <p className="mt-2 min-h-[1.6em] font-semibold" aria-live="polite">
      {now && <Status {...openingAt(now, opening)} words={words} locale={locale} />}
    </p>
  );
}

type StatusProps = ReturnType<typeof openingAt> & Pick<Props, 'words' | 'locale'>;

function Status({open, today, changes, words, locale}: StatusProps) {
  const form = open ? words.openUntil : today ? words.opensToday : words.opensAt;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(changes);
  const text = fill(form, {
    time: format({hour: 'numeric', minute: '2-digit', dayPeriod: locale === 'hi-IN' ? 'short' : undefined}),
    day: format({weekday: 'long'}),
  });
  return open ? (
    <span className="inline-flex items-baseline gap-2 text-leaf">
      <Drawing name="icon-tick" className="size-3.5 flex-none" />
      {text}
    </span>
  ) : (
    <span className="text-ink-2">{text}</span>
  );
}
