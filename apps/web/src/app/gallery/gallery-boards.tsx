import '@mantine/core/styles/Input.layer.css';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button as MantineButton, TextInput } from '@mantine/core';
import { CategoryPicture, pictured } from '../../nouns/category/category-picture.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { paints, Sunburst } from '../../ui/mark/sunburst.tsx';
import { Grid, Row } from '../../ui/page/parts.tsx';
import styles from './gallery.module.css';

export function GalleryBoards() {
  return (
    <>
      <Section title="Buttons" lead="tone: neel, haldi, plain, danger, quiet; busy, small, wide">
        <Row gap={0.75} align="center">
          <Button icon={<IconPlus size={20} />}>Book</Button>
          <Button tone="haldi">Find</Button>
          <Button tone="plain">Later</Button>
          <Button tone="danger">Cancel the booking</Button>
          <Button tone="quiet">See all</Button>
          <Button busy>Paying</Button>
          <Button disabled>Not now</Button>
          <Button small>Small</Button>
          <MantineButton>Mantine</MantineButton>
          <MantineButton color="rani">Mantine rani</MantineButton>
          <MantineButton variant="default">Mantine default</MantineButton>
        </Row>
        <TextInput label="Mantine field" placeholder="As in the private areas" maw={320} />
      </Section>
      <Section title="Boards" lead="Card with its double rule, quiet card, sunburst in six paints and board">
        <Grid least={17} gap={1} keepsRoom>
          <Card>
            <b>Card</b>
            <p>The double rule of a painted board.</p>
          </Card>
          <Card quiet>
            <b>Quiet card</b>
            <p>One thin rule, for work areas.</p>
          </Card>
          <Sunburst paint="board">
            <p style={{ padding: '2rem' }}>Sunburst board</p>
          </Sunburst>
        </Grid>
      </Section>
      <Section title="Category pictures">
        <div className={styles.pictures}>
          {pictured.map((id, place) => (
            <Sunburst key={id} paint={paints[place % paints.length]}>
              <CategoryPicture id={id} />
              {id}
            </Sunburst>
          ))}
        </div>
      </Section>
    </>
  );
}
