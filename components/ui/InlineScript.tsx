type Props<Args extends readonly unknown[]> = {
  /** The source of this function is written into the document. So it can use only its arguments and the browser's APIs. */
  run: (...args: Args) => void;
  args: Args;
};

/** Runs a function while the browser reads the document. Only for server components, because in the browser React does not run scripts. */
export function InlineScript<const Args extends readonly unknown[]>({run, args}: Props<Args>) {
  const code = `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
  return <script dangerouslySetInnerHTML={{__html: code}} />;
}
