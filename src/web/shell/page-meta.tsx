import { useShellTexts } from './texts.ts';

/** Title and description of a page; React puts them into the document's head. */
export const PageMeta = ({
  title,
  description,
  index = true,
}: {
  title: string;
  description?: string;
  index?: boolean;
}) => {
  const { nombre } = useShellTexts();
  return (
    <>
      <title>{`${title} · ${nombre}`}</title>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
    </>
  );
};
