import { Notice } from '#web/ui/page/notice.tsx';

/**
 * What was done. Its place stands there before its words, so that every screen reader tells them; as a `status` of its own within
 * it they would be told twice.
 */
export const DoneNotice = ({ text }: { text: string | null }) => (
  <div aria-live="polite">
    {text && (
      <Notice tone="success" quiet>
        {text}
      </Notice>
    )}
  </div>
);
