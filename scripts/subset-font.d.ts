declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {targetFormat: 'sfnt' | 'woff' | 'woff2'},
  ): Promise<Uint8Array>;
}
