import type {ReactNode} from 'react';

type Props = {
  className?: string;
  /** What is scanned: it stands on the counter, 158 wide and 190 high, at 200 84. */
  children: ReactNode;
};

/** A scanner on a counter, whose beam reads a barcode. */
export function ScannerBeam({className = '', children}: Props) {
  return (
    <svg
      viewBox="0 0 360 300"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={`overflow-visible ${className}`}
      fill="none"
    >
      <path fill="var(--p-line)" d="M-1200 268h2800v40H-1200z" />
      <path
        className="dark:stroke-ink-2"
        fill="var(--color-device)"
        d="M44 52l78-16 14 22-4 44-22 12-20-6-16 160H46l20-178-24-14z"
      />
      <path fill="var(--p-solid)" d="M122 36l14 22-4 44-12 6 2-46z" />
      <path className="dark:stroke-ink-2" fill="var(--color-device)" d="M24 258h104v12H24z" />
      <path fill="var(--color-thread)" fillOpacity=".85" d="M82 56l9 12-9 12-9-12z" />
      {children}
      <path fill="var(--color-white)" d="M232 226h92v36h-92z" />
      <path stroke="var(--color-on-marigold)" d="M240 231v26M268 231v26M298 231v26" strokeWidth="5" />
      <path
        stroke="var(--color-on-marigold)"
        d="M247 231v26M254 231v26M261 231v26M277 231v26M284 231v26M291 231v26M306 231v26M314 231v26"
        strokeWidth="2.5"
      />
      <path fill="var(--color-cloth)" fillOpacity=".16" d="M128 92 332 244H224z" />
      <path stroke="var(--color-cloth)" strokeWidth="2.5" d="M128 92 278 244" />
      <path
        stroke="var(--color-cloth)"
        strokeWidth="3"
        d="M224 244h108"
        className="animate-[beam_3.2s_ease-in-out_paused]"
      />
    </svg>
  );
}
