declare global {
  interface Window {
    /** The sum of the layout shifts that nobody caused. */
    shifts: number;
  }
}

/** Sums up layout shifts in `window.shifts`. Runs in the page, before its own scripts. */
export function watchShifts() {
  type LayoutShift = PerformanceEntry & {value: number; hadRecentInput: boolean};
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (!shift.hadRecentInput) window.shifts += shift.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}
