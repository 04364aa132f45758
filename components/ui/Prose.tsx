/** Running text; an empty line in the message starts a new paragraph. */
export function Prose({text, className = ''}: {text: string; className?: string}) {
  return (
    <div className={`prose ${className}`}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
