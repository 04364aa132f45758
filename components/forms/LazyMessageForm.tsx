'use client';

import {type ReactNode, useRef} from 'react';
import {useInView} from '@/components/ui/useInView';
import type {MessageFormProps} from './FormFields';
import {useLazyForm} from './useLazyForm';

/** A form whose scripts come once its section is near. Until then the server's own, `children`, works by itself. */
export function LazyMessageForm({children, ...form}: MessageFormProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  const Form = useLazyForm(useInView(place), place);
  return <div ref={place}>{Form ? <Form {...form} /> : children}</div>;
}
