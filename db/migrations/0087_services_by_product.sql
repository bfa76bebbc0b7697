-- What an assistant chose for a vehicle is booked as that, with its price and its time: the service names the product by which it is sold
-- (`product.id_navision`). Such services are offered by assistants alone. Null of those that anybody chooses from.
alter table visit_service add column producto text;
