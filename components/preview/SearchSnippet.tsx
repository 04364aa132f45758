type Props = {url: string; trail: readonly string[]; title: string; text: string};

/** How many characters search engines show of a title and of a description, about. */
const shown = {title: 60, text: 160};

/** A page as a search engine lists it; what it would cut off stands in red. */
export function SearchSnippet({url, trail, title, text}: Props) {
  return (
    <div className="max-w-[600px] rounded-md border border-line bg-sheet px-4 py-3 leading-snug">
      <span className="block text-ink-2 text-scene">{[new URL(url).host, ...trail.slice(1)].join(' › ')}</span>
      <b className="block font-normal text-focus text-h3">
        <Cut text={title} at={shown.title} />
      </b>
      <span className="block text-ink-2 text-note">
        <Cut text={text} at={shown.text} />
      </span>
    </div>
  );
}

function Cut({text, at}: {text: string; at: number}) {
  // As readers count: a Devanagari cluster is one.
  const letters = [...new Intl.Segmenter().segment(text)].map(({segment}) => segment);
  return (
    <>
      {letters.slice(0, at).join('')}
      <span className="text-cloth-text">{letters.slice(at).join('')}</span>{' '}
      <small className="text-ink-2">{letters.length}</small>
    </>
  );
}
