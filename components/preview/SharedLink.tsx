type Props = {
  url: string;
  image: {url: string; alt: string; width: number; height: number};
  title: string;
  text: string;
};

/** A link as messengers and social networks show it. */
export function SharedLink({url, image, title, text}: Props) {
  return (
    <figure className="max-w-[600px] overflow-hidden rounded-md border border-line bg-sheet">
      {/* biome-ignore lint/performance/noImgElement: the picture itself is to be seen, as crawlers get it */}
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        className="w-full"
      />
      <figcaption className="px-4 py-3 leading-snug">
        <span className="block text-ink-2 text-scene">{new URL(url).host}</span>
        <b className="block">{title}</b>
        <span className="block text-ink-2 text-note">{text}</span>
      </figcaption>
    </figure>
  );
}
