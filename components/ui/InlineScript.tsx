type Props<Args extends readonly unknown[]> = {
  /** Its text goes into the document: it can use nothing but its arguments and what browsers have. */
  run: (...args: Args) => void;
  args: Args;
};

/** Runs a function while the document is read. For server components: in the browser React renders scripts without running them. */
export function InlineScript<const Args extends readonly unknown[]>({run, args}: Props<Args>) {
  const code = `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
  return <script dangerouslySetInnerHTML={{__html: code}} />;
}
