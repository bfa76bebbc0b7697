import type { KeyboardEvent, FocusEvent, MouseEvent, ReactNode } from 'react';
import type { LinkElement } from './link-slot.ts';
import { fillLink } from './link-slot.ts';
import { focusLeftFor } from '../focus-left.ts';
import { Icon } from './icon.tsx';
import { Once } from './once.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  home: LinkElement;
  homeText: string;
  /** What the menu is made from: the same object on every page that shows the same; nothing where the document has it. */
  menu: object | undefined;
  /** `MenuEntries`. */
  entries: ReactNode;
  /** Follows a link of the menu. */
  onFollow: (event: MouseEvent) => void;
  /** The button on small screens, and the name of the navigation. */
  menuText: string;
  /** Closes the menu on small screens: "Cerrar el menú". Without it the button carries `menuText`. */
  closeText?: string | undefined;
  skipText: string;
  /** The id of the page's `<main>`. */
  mainId?: string | undefined;
  basket: { link: LinkElement; text: string; count: number; /** "2 productos", read aloud. */ countText: string };
  phone?: { href: string; number: string; text: string; /** When somebody answers. */ hours: string } | undefined;
  /** Where questions are answered. */
  help: { link: LinkElement; text: string };
  /** The link to the other language, with its own `lang` and `hrefLang`. */
  language?: ReactNode;
  /** The way to one's account, with the name of whoever is in. */
  account: { link: LinkElement; text: string; name: string };
  /** What is remembered of the visitor: its place is kept, and filled in by the browser. */
  remembered: { link: LinkElement; text: string };
  /** The field that finds everything. */
  search?: ReactNode;
}

const panels = (menu: HTMLElement) => menu.querySelectorAll('details[open]');

/** A link was pressed, Escape was, or the focus went elsewhere: the panels close behind. */
const closePanels = (menu: HTMLElement) => panels(menu).forEach((panel) => panel.removeAttribute('open'));

const closeMenu = (menu: HTMLElement) => {
  closePanels(menu);
  if (menu.matches(':popover-open')) menu.hidePopover();
};

const closeBehind = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if ((target as Element).closest('a')) closeMenu(currentTarget);
};

const escape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  const open = key === 'Escape' && panels(currentTarget)[0];
  if (!open) return;
  closePanels(currentTarget);
  open.querySelector('summary')?.focus();
};

const moveOn = (event: FocusEvent<HTMLElement>) => {
  if (focusLeftFor(event)) closeMenu(event.currentTarget);
};

/** The way to the basket, with how much is in it. */
const BasketLink = ({ basket: { link, text, count, countText } }: Pick<SiteHeaderProps, 'basket'>) =>
  fillLink(link, {
    className: styles.tool,
    children: (
      <>
        <Icon name="basket" />
        <span className={styles.basketText}>{text}</span>
        {count > 0 && (
          <>
            <b className={styles.count} aria-hidden="true">
              {count}
            </b>
            <span className="spoken">, {countText}</span>
          </>
        )}
      </>
    ),
  });

const HelpLink = ({ help: { link, text } }: Pick<SiteHeaderProps, 'help'>) =>
  fillLink(link, {
    className: `${styles.tool} ${styles.help}`,
    children: (
      <>
        <Icon name="info" />
        <span className={styles.helpText}>{text}</span>
      </>
    ),
  });

const AccountLink = ({ account: { link, text, name } }: Pick<SiteHeaderProps, 'account'>) =>
  fillLink(link, {
    className: styles.tool,
    children: (
      <>
        <Icon name="user" />
        <span className={styles.account}>{name || text}</span>
      </>
    ),
    'aria-label': name && `${text}: ${name}`,
  });

const RememberedLink = ({ remembered: { link, text } }: Pick<SiteHeaderProps, 'remembered'>) =>
  fillLink(link, {
    className: styles.remembered,
    children: (
      <>
        <Icon name="car" />
        <span>{text}</span>
      </>
    ),
  });

/** Without JavaScript the menu is a popover and its panels are `<details>`; with it they also close by themselves. */
const Menu = ({
  menu,
  entries,
  menuText,
  closeText,
  onFollow,
}: Pick<SiteHeaderProps, 'menu' | 'entries' | 'menuText' | 'closeText' | 'onFollow'>) => (
  <nav
    className={styles.menu}
    id="site-menu"
    popover="auto"
    aria-label={menuText}
    onClick={(event) => {
      closeBehind(event);
      onFollow(event);
    }}
    onKeyDown={escape}
    onBlur={moveOn}
  >
    <button
      className={styles.closer}
      type="button"
      popoverTarget="site-menu"
      popoverTargetAction="hide"
      aria-label={closeText}
    >
      <Icon name="close" />
    </button>
    <Once as="ul" id="site-menu-entries" className={styles.entries} of={menu}>
      {entries}
    </Once>
  </nav>
);

/** Above every page of the shop: the sign, the search field, the tools and the menu. */
export const SiteHeader = ({
  home,
  homeText,
  menu,
  entries,
  onFollow,
  menuText,
  closeText = menuText,
  skipText,
  mainId = 'main',
  basket,
  phone,
  help,
  language,
  account,
  remembered,
  search,
}: SiteHeaderProps) => (
  <header className={styles.header}>
    <a className={`spoken ${styles.skip}`} href={`#${mainId}`}>
      {skipText}
    </a>
    <div className={styles.bar}>
      {fillLink(home, { className: styles.home, 'aria-label': homeText, children: <Wordmark /> })}
      {search && <div className={styles.search}>{search}</div>}
      <RememberedLink remembered={remembered} />
      <div className={styles.tools}>
        {phone && (
          <a className={styles.tool} href={phone.href} aria-label={`${phone.text} ${phone.number}`} title={phone.hours}>
            <Icon name="phone" />
            <span className={styles.wideOnly}>{phone.number}</span>
          </a>
        )}
        <HelpLink help={help} />
        {language && <span className={styles.language}>{language}</span>}
        <AccountLink account={account} />
        <BasketLink basket={basket} />
        <button className={styles.opener} type="button" popoverTarget="site-menu">
          <Icon name="menu" />
          {menuText}
        </button>
      </div>
      <Menu menu={menu} entries={entries} menuText={menuText} closeText={closeText} onFollow={onFollow} />
    </div>
  </header>
);
