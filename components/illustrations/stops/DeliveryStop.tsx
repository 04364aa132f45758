import {handover} from '@/content/sample';
import {StreetMap} from '../StreetMap';
import css from './stops.module.css';

export type DeliveryWords = {otp: string};

/** The rider's map, running off the page, and the code that was asked at the door. */
export function DeliveryStop({words}: {words: DeliveryWords}) {
  return (
    <div className={css.map}>
      <StreetMap
        view="43 24 670 136"
        keep="right"
        way={[
          [0, 0],
          [4, 0],
          [4, 1],
          [5, 1],
        ]}
        passed={1}
      />
      <span className={css.code}>
        {words.otp}
        {[...handover.otp].map((digit) => (
          <i key={digit} className={css.digit}>
            {digit}
          </i>
        ))}
      </span>
    </div>
  );
}
