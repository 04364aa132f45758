'use client';

import {MessageForm, type MessageFormProps} from './MessageForm';

export type OwnDemoFormProps = Omit<MessageFormProps, 'form' | 'heading'>;

/** The company's own form for a demo: where no hosted form is configured, and where it cannot be loaded. */
export function OwnDemoForm(props: OwnDemoFormProps) {
  return <MessageForm form="demo" heading="h3" {...props} />;
}
