type Mail = {greeting: string; name: string; email: string; subject: string; message: string};

/** A mailto address with everything filled in. Line breaks in one-line fields become spaces: they could forge headers. */
export function composeMail(to: string, mail: Mail): string {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const signature = [line(mail.name), line(mail.email)].filter(Boolean).join('\n');
  const body = [mail.greeting, mail.message.trim(), signature].filter(Boolean).join('\n\n');
  // Mail programs want CRLF, percent-encoded.
  const encode = (text: string) => encodeURIComponent(text).replace(/%0A/g, '%0D%0A');
  return `mailto:${to}?subject=${encode(line(mail.subject))}&body=${encode(body)}`;
}
