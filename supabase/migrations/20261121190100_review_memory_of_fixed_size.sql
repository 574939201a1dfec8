-- The device computes these numbers as floating-point numbers. As exact ones they had as many digits as the sender
-- wished, so that the cards of one account could fill the disk.
alter type private.review_memory
  alter attribute stability type double precision,
  alter attribute difficulty type double precision;
