import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '#web/ui/page/page-layout.tsx';

interface BasketPartProps {
  readonly title: string;
  readonly lead?: string;
  /** Its own address was opened: reading begins here. */
  readonly isOpened: boolean;
  readonly children: ReactNode;
}

/** A part of a station that has an address of its own. */
export const BasketPart = ({ title, lead, isOpened, children }: BasketPartProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isOpened]);
  return (
    <section>
      <Stack>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </Stack>
    </section>
  );
};
