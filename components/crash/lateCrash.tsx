import {type ComponentType, lazy} from 'react';
import {CrashWays} from './CrashWays';

/** Until a crash screen has arrived, and should it never: the ways to write and to call. */
export const waiting = (
  <div className="wrap py-section">
    <CrashWays />
  </div>
);

/** A crash screen that is loaded when it is needed: every page would carry it and hardly any shows it. */
export const late = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (screen) => ({default: screen}),
      () => ({default: () => waiting}),
    ),
  );

export const loadCrashScreen = () => import('./CrashScreen').then(({CrashScreen}) => CrashScreen);
