/** An email address that may break before its @. Any other text stays as it is. */
export function EmailAddress({text}: {text: string}) {
  const [local, host] = text.split('@');
  return (
    <span>
      {local}
      {host && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  );
}
