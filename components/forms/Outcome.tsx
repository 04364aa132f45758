import {type ReactNode, useEffect, useRef} from 'react';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {Icon} from '@/components/ui/Icon';
import {notify} from '@/components/ui/notify';
import {plainButton, plainLink} from '@/components/ui/plainLink';
import {CopyMessage} from './CopyMessage';
import type {Company, FormWords} from './words';

type SentProps = {heading: 'h2' | 'h3'; words: FormWords['sent']; onAnother: () => void};

/** Stands where the form was. */
export function Sent({heading: Heading, words, onAnother}: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it; unless the visitor has gone on to something else.
    if (document.activeElement === document.body) title.current?.focus();
    else notify(words.title);
  }, [words.title]);
  return (
    <div className="grid content-center justify-items-start py-8">
      <Icon name="icon-tick" className="size-8 text-leaf" />
      <Heading ref={title} tabIndex={-1} className="mt-4 text-h3-lg leading-tight tracking-tight">
        {words.title}
      </Heading>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <button type="button" onClick={onAnother} className={`mt-5 ${plainButton}`}>
        {words.another}
      </button>
    </div>
  );
}

type PanelProps = {company: Company; copying: Parameters<typeof CopyMessage>[0]};

type MailedProps = PanelProps & {words: FormWords['mailed']; onClear: () => void};

/** The mail program was asked to open: nobody knows whether there is one, so the text stays. */
export function Mailed({words, onClear, ...rest}: MailedProps) {
  return (
    <Panel icon="icon-emailAndSms" tone="border-leaf" title={words.title} text={words.text} {...rest}>
      <button type="button" onClick={onClear} className={plainButton}>
        {words.clear}
      </button>
    </Panel>
  );
}

type NotSentProps = PanelProps & {words: FormWords['failed']; why: 'offline' | 'unreachable' | 'refused'};

/** The text is still there: send it again, or take it elsewhere. */
export function NotSent({words, why, ...rest}: NotSentProps) {
  return (
    <Panel icon="icon-warning" tone="border-rose" title={words.title} text={words[why]} {...rest}>
      <button type="submit" className={plainButton}>
        {words.again}
      </button>
    </Panel>
  );
}

type Tone = {icon: 'icon-warning' | 'icon-emailAndSms'; tone: string; title: string; text: string; children: ReactNode};

function Panel({icon, tone, title, text, company, copying, children}: Tone & PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <div ref={panel} className={`col-span-full scroll-mb-6 rounded-sm border-[1.5px] bg-mist p-4 xs:p-5 ${tone}`}>
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name={icon} className="mt-[0.3em] size-4.5 flex-none" />
        {title}
      </p>
      <p className="mt-1.5 text-note">{text}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 font-semibold text-note">
        <a href={`mailto:${company.email}`} className={`${plainLink} [overflow-wrap:anywhere]`}>
          <EmailAddress text={company.email} />
        </a>
        <a href={company.phone.href} className={plainLink}>
          {company.phone.text}
        </a>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        <CopyMessage {...copying} />
        {children}
      </div>
    </div>
  );
}
